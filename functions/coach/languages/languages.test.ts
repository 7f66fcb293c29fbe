import { describe, expect, it } from 'vitest';
import { models, readUtterances } from '../../../infra/understanding/build';
import { askBuiltIn, requestFor } from '../reply/ask-built-in.fixture';
import { screenMessage } from '../safety/screen-message';
import { languageOf } from './detect-language';
import { foreignDangerIn } from './foreign-danger';
import { languages } from './language';
import { sentences } from './sentences';

const plain = [
  ['de', 'Kannst du mir ein kurzes Training für heute geben?'],
  ['fr', 'Une séance de dix minutes pour les jambes, s’il te plaît'],
  ['es', '¿Qué puedo hacer hoy para las piernas?'],
  ['it', 'Quanti minuti devo fare oggi per gli addominali?'],
  ['pt', 'Não sei o que fazer hoje, um treino rápido por favor'],
  ['nl', 'Wat moet ik vandaag doen voor mijn benen?'],
  ['pl', 'Co mam dzisiaj zrobić na brzuch?'],
  ['tr', 'Bugün bacaklar için ne yapmalıyım?'],
  ['ru', 'Что мне сегодня делать для ног?'],
  ['hi', 'aaj pairon ke liye kya karu'],
  ['hi', 'आज पैरों के लिए क्या करूँ?'],
  ['ar', 'ماذا أفعل اليوم للساقين؟'],
  ['zh', '今天练腿做什么？'],
] as const;

const dangers = [
  ['de', 'heart', 'Ich habe starke Brustschmerzen'],
  ['de', 'self-harm', 'ich will sterben'],
  ['fr', 'breathing', 'je peux plus respirer'],
  ['fr', 'self-harm', 'je veux mourir'],
  ['es', 'heart', 'me duele el pecho y el brazo'],
  ['es', 'abuse', 'mi novio me golpea'],
  ['it', 'fainting', 'sono svenuto dopo la corsa'],
  ['it', 'heart', 'ho un dolore al petto molto forte'],
  ['pt', 'self-harm', 'eu quero morrer'],
  ['pt', 'heart', 'estou com dor no peito'],
  ['nl', 'heart', 'pijn op mijn borst sinds vanmorgen'],
  ['pl', 'self-harm', 'chcę się zabić, nie chcę żyć'],
  ['tr', 'self-harm', 'ölmek istiyorum'],
  ['ru', 'heart', 'сильная боль в груди'],
  ['hi', 'heart', 'mere seene mein bahut dard hai'],
  ['ar', 'self-harm', 'أريد أن أموت'],
  ['zh', 'self-harm', '我想自杀'],
] as const;

describe('A message in another language', () => {
  it.each(plain)('is known as %s: %s', (language, message) => {
    expect(languageOf(message)).toBe(language);
  });

  it.each(plain)(
    'is answered in it, with three things to tap that are understood: %s, %s',
    (language, message) => {
      const { reply, choices = [], language: told, workout } = askBuiltIn(message);
      expect(reply).toContain(sentences[language].englishOnly);
      expect([told, workout, choices.length]).toEqual([language, null, 3]);
      for (const choice of choices) {
        const answer = askBuiltIn(choice.message);
        expect(answer.choices).toBeUndefined();
        expect(answer.reply).not.toMatch(/know|not my field/i);
      }
    },
  );

  it('has its sentences and labels in every language', () => {
    for (const language of languages) {
      const { englishOnly, care, urgent, choices } = sentences[language];
      expect(new Set([englishOnly, care, urgent('112'), ...choices]).size).toBe(6);
      expect(urgent('112')).toContain('112');
    }
  });
});

describe('Danger in another language', () => {
  it.each(dangers)(
    'is heard before anything else, and answered in it first: %s, %s: %s',
    (language, concern, message) => {
      const screened = screenMessage(requestFor(message, { timeZone: 'Europe/Berlin' }));
      expect(screened?.concern).toBe(concern);
      expect(screened?.reply.reply.startsWith('**')).toBe(true);
      expect(screened?.reply.reply).toContain(sentences[language].urgent('112'));
      expect(screened?.reply.reply).toMatch(/112 \(your local emergency number/);
      expect(screened?.reply.workout).toBeNull();
    },
  );
});

describe('A message in English', () => {
  // The ones written in another language contain none of these.
  const utterances = [...readUtterances(models.intents), ...readUtterances(models.danger)].filter(
    ({ text }) => /\b(?:the|i|my|you|is|and|to|a)\b/i.test(text),
  );

  it('is almost never mistaken for another language', () => {
    const taken = utterances.filter(({ text }) => languageOf(text) !== null);
    expect(taken.length / utterances.length).toBeLessThan(0.005);
  });

  it('that is harmless describes no danger in another language', () => {
    const harmless = utterances.filter(({ label }) => label === 'none');
    const heard = harmless.filter(({ text }) => languageOf(text) === null && foreignDangerIn(text) !== null);
    expect(heard.map(({ text }) => text)).toEqual([]);
  });
});
