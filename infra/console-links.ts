/**
 * How the console writes a value into the address of Logs Insights: texts begin with an apostrophe and have `*` where
 * an address has `%`, lists and objects are in `~(…)`.
 */
type Value = string | number | readonly Value[] | { readonly [name: string]: Value };

function encode(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${starred(value)}`;
  if (Array.isArray(value)) return `(${value.map((each) => `~${encode(each as Value)}`).join('')})`;
  const fields = Object.entries(value).map(([name, each]) => `${name}~${encode(each)}`);
  return `(${fields.join('~')})`;
}

const starred = (text: string) =>
  [...text].map((letter) => (/[\w.-]/.test(letter) ? letter : starredBytes(letter))).join('');

const starredBytes = (letter: string) =>
  [...new TextEncoder().encode(letter)].map((byte) => `*${byte.toString(16).padStart(2, '0')}`).join('');

const consoleOf = (region: string) =>
  `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}`;

export const dashboardLink = (region: string, name: string) =>
  `${consoleOf(region)}#dashboards/dashboard/${name}`;

/** Logs Insights itself, with its list of saved queries. */
export const savedQueriesLink = (region: string) => `${consoleOf(region)}#logsV2:logs-insights`;

// cspell:ignore Fquery
/** Logs Insights with a query over the last three hours of these log groups, ready to run. */
export function logsLink(region: string, logGroups: readonly string[], query: string): string {
  const detail = {
    end: 0,
    start: -10_800,
    timeType: 'RELATIVE',
    unit: 'seconds',
    editorString: query,
    source: logGroups,
  };
  return `${savedQueriesLink(region)}$3FqueryDetail$3D~${encode(detail)}`;
}
