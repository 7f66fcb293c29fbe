import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import { plainText } from '../plain-text';
import type { Found } from './find-lines';
import type { LogLine } from './log-line';

/** Said by the first columns, or the same in every line. */
const toldNames =
  'level message timestamp service function requestId correlationId user route event eventId messageId attempt commit outcome status ' +
  'name milliseconds emitted calls readUnits writeUnits frames xray_trace_id';
const told = new Set(toldNames.split(' '));
const closing = new Set(['request', 'event', 'event failed', 'run']);

const timeOf = ({ timestamp }: LogLine) => timestamp.replace('T', ' ').replace('Z', '');

/** What only this line says, such as an error with its stack. */
function detailsOf(line: LogLine): string[] {
  const rest = Object.entries(line).filter(([name, value]) => !told.has(name) && value !== undefined);
  return rest.flatMap(([name, value]) => {
    const stack = name === 'error' ? (value as { stack?: string } | null)?.stack : undefined;
    return (stack ?? `${name} ${JSON.stringify(value)}`).split('\n').map((each) => `      ${each.trim()}`);
  });
}

function lineText(line: LogLine): string {
  const { level, message, attempt = 1, outcome = '', status, milliseconds } = line;
  const what = line.route ?? line.event ?? line.name ?? '';
  const how = closing.has(message) ? [status, outcome].filter(Boolean).join(' ') : `${level} ${message}`;
  const took = milliseconds === undefined ? '' : `${milliseconds} ms`;
  const again = attempt > 1 ? `delivery ${attempt}` : '';
  const parts = [(line.function ?? line.service ?? '').padEnd(26), what.padEnd(26), how, took, again];
  const first = `${timeOf(line)}  ${parts.filter(Boolean).join('  ').trimEnd()}`;
  const stored = (line.emitted ?? []).map((event) => `      stored ${event}`);
  return [first, ...stored, ...detailsOf(line)].join('\n');
}

/** An event that fails each time shows its stack once. */
function withoutRepeats(texts: readonly string[]): string[] {
  const shown = new Set<string>();
  return texts.map((text) => {
    const [first = '', ...details] = text.split('\n');
    const key = details.join('\n');
    if (details.length < 3 || !shown.has(key)) {
      shown.add(key);
      return text;
    }
    return `${first}\n      the same as above`;
  });
}

/** Every event that was stored, with each function that hears it and what that one has said about it. */
function deliveriesOf(lines: readonly LogLine[], { functions }: Pick<Manifest, 'functions'>): string[] {
  const hearing = Object.entries<FunctionSpec>(functions);
  return lines
    .flatMap(({ emitted = [] }) => emitted)
    .flatMap((stored) => {
      const [type = '', id = ''] = stored.split(' ');
      const about = lines.filter(({ eventId, message }) => eventId === id && closing.has(message));
      return hearing
        .filter(([, { hears = [] }]) => (hears as readonly string[]).includes(type))
        .flatMap(([name]) => {
          const said = about.filter(({ function: at = '' }) => at === name || at.endsWith(`-${name}`));
          if (said.some(({ outcome }) => outcome === 'ok')) return [];
          const last = said.at(-1);
          const how = last ? `failed ${said.length}×, last with ${last.outcome}` : 'has not handled it';
          return [`${name}: ${type} ${id}: ${how}`];
        });
    });
}

/** A trace as text: each line with what it alone says, then what has not been handled; or a person's requests. */
export function formatFound(found: Found, manifest: Pick<Manifest, 'functions'>): string {
  if (found.lines.length === 0)
    return 'Nothing in this log has this ID. With --env, --since 72 looks back further than a day.';
  if (found.kind === 'person') {
    const lines = found.lines.map(
      (line) => `${lineText({ ...line, emitted: undefined }).split('\n')[0]}  ${line.requestId ?? ''}`,
    );
    return plainText([`What ${found.user} did:`, ...lines].join('\n'));
  }
  const { correlationId = '', user = 'no one', commit = 'unknown' } = found.lines[0] ?? {};
  const open = deliveriesOf(found.lines, manifest);
  const hasStored = found.lines.some(({ emitted = [] }) => emitted.length > 0);
  const allWell = hasStored ? 'Every event was handled by all who hear it.' : 'It stored no event.';
  const end = open.length === 0 ? [allWell] : ['Not handled:', ...open];
  const head = `${correlationId}, of ${user}, release ${commit}`;
  return plainText([head, '', ...withoutRepeats(found.lines.map(lineText)), '', ...end].join('\n'));
}
