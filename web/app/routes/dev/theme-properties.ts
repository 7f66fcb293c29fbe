function propertiesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [...rule.style].filter((name) => name.startsWith('--'));
    return rule instanceof CSSGroupingRule ? propertiesIn(rule.cssRules) : [];
  });
}

/** Names of the theme's custom properties that begin like this, in the order of the theme. */
export function themeProperties(prefix: string): string[] {
  const all = [...document.styleSheets].flatMap((sheet) => propertiesIn(sheet.cssRules));
  return [...new Set(all)].filter((name) => name.startsWith(prefix));
}
