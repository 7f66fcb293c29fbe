import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReplyExtractor } from './reply-extractor';

function extract(...pieces: string[]) {
  const extractor = createReplyExtractor();
  pieces.forEach((piece) => extractor.push(piece));
  return extractor;
}

describe('The reply in JSON that is being written', () => {
  it('grows with the pieces', () => {
    const extractor = createReplyExtractor();
    const seen = ['{"rep', 'ly":', ' "Try', ' squats', '", "exercises": ["squat"]}'].map((piece) => {
      extractor.push(piece);
      return extractor.text;
    });
    expect(seen).toEqual(['', '', 'Try', 'Try squats', 'Try squats']);
  });

  it.each([
    ['quotes and backslashes', String.raw`{"reply":"say \"go\" \\ \/"}`, 'say "go" \\ /'],
    ['line breaks and tabs', String.raw`{"reply":"a\n\tb\r"}`, 'a\n\tb\r'],
    ['unicode escapes', String.raw`{"reply":"caf\u00e9"}`, 'café'],
    ['an emoji as two escapes', String.raw`{"reply":"go \ud83d\udcaa"}`, 'go 💪'],
    ['an escape that is none', String.raw`{"reply":"a\uZZZZb"}`, 'a\uFFFDb'],
    ['braces in the text', '{"reply":"{\\"reply\\": 1}, [x]"}', '{"reply": 1}, [x]'],
  ])('keeps %s', (_, json, text) => {
    expect(extract(json).text).toBe(text);
    expect(extract(...json).text).toBe(text);
  });

  it('is found after other keys, and not inside of them', () => {
    const json = '{"exercises":["reply"],"workout":{"reply":"no"},"note":"reply","reply":"yes"}';
    expect(extract(json).text).toBe('yes');
  });

  it('never ends in half a character', () => {
    expect(extract(String.raw`{"reply":"go \ud83d`).text).toBe('go ');
    expect(extract('{"reply":"go \uD83D').text).toBe('go ');
    expect(extract('{"reply":"go \uD83D', '\uDCAA"}').text).toBe('go 💪');
  });

  it('is found behind a code fence', () => {
    const extractor = extract('``', '`json\n{"reply":"fenced"}\n```');
    expect([extractor.text, extractor.isPlain]).toEqual(['fenced', false]);
  });

  it('is found after the reasoning, wherever the pieces are cut', () => {
    const content = '<think>She said {"reply":"no"}</think>\n{"reply":"yes"}';
    expect([extract(content).text, extract(...content).text]).toEqual(['yes', 'yes']);
    expect(extract('<think>She has a {"reply":"bad').text).toBe('');
    expect(extract('<b>Go</b>').text).toBe('<b>Go</b>');
  });

  it('is the text itself when the model writes no JSON', () => {
    const extractor = extract('  Try ', 'squats: {3} sets.');
    expect([extractor.text, extractor.isPlain]).toEqual(['Try squats: {3} sets.', true]);
  });

  it('is what JSON.parse would find, wherever the pieces are cut', () => {
    const written = fc.record({
      a: fc.jsonValue(),
      reply: fc.string({ unit: 'binary' }),
      workout: fc.jsonValue(),
    });
    fc.assert(
      fc.property(
        written,
        fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
        fc.boolean(),
        (value, cuts, pretty) => {
          const json = JSON.stringify(value, null, pretty ? 2 : 0);
          const extractor = createReplyExtractor();
          for (let at = 0; at < json.length;) {
            const length = cuts.next().value;
            extractor.push(json.slice(at, at + length));
            at += length;
          }
          const ending = /[\uD800-\uDBFF]$/;
          expect(extractor.text).toBe(value.reply.replace(ending, ''));
        },
      ),
    );
  });
});
