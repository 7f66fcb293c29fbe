/** Only the theme's own rule defines these properties; other rules merely target the root. */
const isTheme = (rule: CSSStyleRule) => rule.selectorText.includes(':host');

function propertiesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isTheme(rule) ? [...rule.style] : [];
    return rule instanceof CSSGroupingRule ? propertiesIn(rule.cssRules) : [];
  });
}

/** The theme's custom properties with this prefix, in the theme's order. */
export function themeProperties(prefix: string): string[] {
  const all = [...document.styleSheets].flatMap((sheet) => propertiesIn(sheet.cssRules));
  return [...new Set(all)].filter((name) => name.startsWith(prefix));
}
