const thought = /<(think|thinking|reasoning|analysis)>[^]*?(?:<\/\1>|$)/gi;
const strayTag = /<\/?(?:think|thinking|reasoning|analysis)>/gi;
/** The start of an object as written in JSON. */
const rawJson = /(?:```(?:json)?\s*)?[{[]\s*(?:"[\w-]+"\s*:|\{\s*"|$)/;
const longestReply = 4_000;
const shortestSentences = 20;
const cutNote = '*My answer was cut off here. Ask me to continue.*';

/** What a person sees of a model's words, finished or not: no thoughts, no raw data, no half characters, no more than is stored. */
export function shownText(text: string): string {
  const said = text.replaceAll(thought, '').replaceAll(strayTag, '');
  const data = said.search(rawJson);
  const prose = data < 0 ? said : said.slice(0, data);
  return prose
    .trimStart()
    .slice(0, longestReply)
    .replaceAll(/\p{Surrogate}/gu, '');
}

/** A reply that was cut off: up to the end of its last whole sentence, with a note that says so. */
export function endedAtSentence(text: string): string {
  const ends = [...text.matchAll(/[.!?…](?=["”’)*]*(?:\s|$))["”’)*]*/g)].map(
    ({ index, 0: end }) => index + end.length,
  );
  const last = ends.at(-1) ?? 0;
  const kept = last >= shortestSentences ? text.slice(0, last) : text.trimEnd() + (text.trim() ? '…' : '');
  return `${kept}\n\n${cutNote}`;
}
