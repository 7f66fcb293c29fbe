/** What the theme becomes in the style sheet; other rules only name the page's root. */
const isTheme = (rule: CSSStyleRule) => rule.selectorText.includes(':host');

function propertiesIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isTheme(rule) ? [...rule.style] : [];
    return rule instanceof CSSGroupingRule ? propertiesIn(rule.cssRules) : [];
  });
}

/** Names of the theme's custom properties that begin like this, in the order of the theme. */
export function themeProperties(prefix: string): string[] {
  const all = [...document.styleSheets].flatMap((sheet) => propertiesIn(sheet.cssRules));
  return [...new Set(all)].filter((name) => name.startsWith(prefix));
}
