// cspell:ignore Fquery faws flambda
import { describe, expect, it } from 'vitest';
import { dashboardLink, logsLink } from './console-links';

/** What the console makes of a fragment: the opposite direction, written on its own. */
function decoded(fragment: string): unknown {
  let at = 0;
  const value = (): unknown => {
    if (fragment[at] === "'") return text();
    if (fragment[at] !== '(') return Number(word());
    at += 1;
    return fragment[at] === '~' ? list() : object();
  };
  const word = () => {
    const from = at;
    while (at < fragment.length && !'~()'.includes(fragment[at]!)) at += 1;
    return fragment.slice(from, at);
  };
  const text = () => {
    at += 1;
    return decodeURIComponent(word().replaceAll('*', '%'));
  };
  const list = () => {
    const items: unknown[] = [];
    while (fragment[at] === '~') {
      at += 1;
      items.push(value());
    }
    at += 1;
    return items;
  };
  const object = () => {
    const fields: Record<string, unknown> = {};
    while (fragment[at] !== ')') {
      if (fragment[at] === '~') at += 1;
      const name = word();
      at += 1;
      fields[name] = value();
    }
    at += 1;
    return fields;
  };
  return value();
}

describe('A link to Logs Insights', () => {
  const groups = ['/aws/lambda/vita-prod-points-events', '/aws/lambda/vita-prod-points-api'];
  const query = 'fields @timestamp, message\n| filter level = "ERROR" or name like /it\'s 5% é/';
  const link = logsLink('eu-west-2', groups, query);

  it('is written like the console writes it', () => {
    expect(logsLink('eu-west-2', ['/aws/lambda/a'], 'fields @message')).toBe(
      'https://eu-west-2.console.aws.amazon.com/cloudwatch/home?region=eu-west-2#logsV2:logs-insights' +
        "$3FqueryDetail$3D~(end~0~start~-10800~timeType~'RELATIVE~unit~'seconds" +
        "~editorString~'fields*20*40message~source~(~'*2faws*2flambda*2fa))",
    );
  });

  it('opens the query over the log groups, whatever characters they have', () => {
    const fragment = link.split('queryDetail$3D~')[1]!;
    expect(decoded(fragment)).toMatchObject({ editorString: query, source: groups, start: -10_800, end: 0 });
  });

  it('has no character at which a mail program would cut it', () => {
    expect(link).toMatch(/^[\w:/.?=#$~()'*-]+$/);
    expect(link.replaceAll('(', '').length).toBe(link.replaceAll(')', '').length);
  });
});

describe('A link to the dashboard', () => {
  it('is in the region of the environment', () => {
    expect(dashboardLink('eu-west-2', 'vita-prod')).toBe(
      'https://eu-west-2.console.aws.amazon.com/cloudwatch/home?region=eu-west-2#dashboards/dashboard/vita-prod',
    );
  });
});
