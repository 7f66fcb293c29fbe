import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';
import type { Log } from '../platform/logger';
import { ModelFailure, type FailureReason } from './model-failure';
import { parseReply } from './parse-reply';
import type { ModelRequest, StreamAnswer } from './provider';
import { createReplyExtractor, type ReplyExtractor } from './reply-extractor';
import { estimateTokens } from './tokens';

export interface Question<Reply> extends Pick<
  ModelRequest,
  'messages' | 'photo' | 'format' | 'safetyIdentifier'
> {
  /** Parses an answer; more tolerant than the format it was asked for. */
  schema: z.ZodType<Reply>;
  /** Ends the answer when the person asks to stop. */
  stop: AbortSignal;
  /** The reply so far; shorter than before when a second attempt starts over. */
  onReply: (text: string) => void;
  /** When the wait for an answer began, by `performance.now()`; default: now. */
  startedAt?: number;
}

/** `tokens` is the cost as counted by the server, or an estimate. */
export type Answered<Reply> = { tokens: number } & (
  | { kind: 'reply'; reply: Reply }
  /** Text without the requested fields; `isCut` if it stops early. */
  | { kind: 'text'; text: string; isCut?: boolean }
  | { kind: 'stopped'; text: string }
  | { kind: 'refused' }
  | { kind: 'failed'; reason: FailureReason | 'unreadable' }
);

export type AskModel = <Reply>(question: Question<Reply>) => Promise<Answered<Reply>>;

interface AskModelDeps {
  stream: StreamAnswer;
  model: string;
  log: Log;
  /** Milliseconds without a word of the reply before it counts as failed; default: no limit. */
  firstWordMs?: number;
  /** Waits before the next attempt; replaced in tests. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const attempts = 2;
/** Under the gateway's 30 s, with time left to store the answer. */
const overallMs = 25_000;
/** With less time left, another attempt would only keep the person waiting. */
const shortestAttemptMs = 3_000;
const standardPauseMs = 250;

type Attempt<Reply> =
  | Answered<Reply>
  /** JSON that cannot be parsed: what could be saved of it. */
  | { kind: 'broken'; text: string; tokens: number }
  | { kind: 'interrupted'; failure: ModelFailure; tokens: number };

async function attempt<Reply>(
  stream: StreamAnswer,
  question: Question<Reply>,
  overall: AbortSignal,
  firstWord: Deadline,
): Promise<Attempt<Reply>> {
  const { schema, stop, onReply, startedAt: _, ...request } = question;
  const extractor = createReplyExtractor();
  const asked = estimateTokens(request.messages);
  const onText = (piece: string) => {
    extractor.push(piece);
    if (extractor.text !== '') firstWord.came();
    onReply(extractor.text);
  };
  try {
    const signal = AbortSignal.any([stop, overall, firstWord.signal]);
    const { content, refused, tokens, isCut = false } = await stream({ ...request, signal, onText });
    const cost = { tokens: tokens ?? asked + estimateTokens([{ content }]) };
    return refused
      ? { kind: 'refused', ...cost }
      : { ...readAnswer({ content, isCut }, schema, extractor), ...cost };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const written = estimateTokens([{ content: extractor.text }]);
    const tokens = written > 0 || error.reason === 'ended' ? asked + written : 0;
    if (stop.aborted) return { kind: 'stopped', text: extractor.text, tokens };
    if (firstWord.signal.aborted) return { kind: 'interrupted', failure: new ModelFailure('ended'), tokens };
    // What was written before the timeout is worth parsing.
    if (overall.aborted && written > 0) return { kind: 'text', text: extractor.text, isCut: true, tokens };
    return { kind: 'interrupted', failure: error, tokens };
  }
}

function readAnswer<Reply>(
  { content, isCut }: { content: string; isCut: boolean },
  schema: z.ZodType<Reply>,
  { text, isPlain }: ReplyExtractor,
) {
  const reply = parseReply(content, schema);
  if (reply) return { kind: 'reply', reply } as const;
  return isPlain ? ({ kind: 'text', text, isCut } as const) : ({ kind: 'broken', text } as const);
}

/** Aborts after a time unless `came` was called first. */
interface Deadline {
  signal: AbortSignal;
  came: () => void;
}

function deadlineIn(milliseconds: number | undefined): Deadline {
  const controller = new AbortController();
  const timer =
    milliseconds === undefined ? undefined : setTimeout(() => controller.abort(), milliseconds).unref();
  return { signal: controller.signal, came: () => clearTimeout(timer) };
}

function pauseBefore(result: Attempt<unknown>, isWaitedFor: boolean): number | null {
  if (result.kind === 'broken') return 0;
  // No one should wait through two silent attempts.
  if (isWaitedFor && result.kind === 'interrupted' && result.failure.reason === 'silent') return null;
  if (result.kind !== 'interrupted' || !result.failure.mayPass) return null;
  return result.failure.retryAfterMs ?? standardPauseMs;
}

/** The result when there is no further attempt. */
function settle<Reply>(result: Attempt<Reply>): Answered<Reply> {
  const { tokens } = result;
  if (result.kind === 'interrupted') return { kind: 'failed', reason: result.failure.reason, tokens };
  if (result.kind !== 'broken') return result;
  const text = result.text.trim();
  return text
    ? { kind: 'text', text, isCut: true, tokens }
    : { kind: 'failed', reason: 'unreadable', tokens };
}

/** For the log: numbers and kinds, nothing of what was said. */
function outcomeOf(answered: Answered<unknown>, result: Attempt<unknown>) {
  const reason = answered.kind === 'failed' ? answered.reason : undefined;
  const cause = result.kind === 'interrupted' ? result.failure.causeName : undefined;
  return { outcome: answered.kind, reason, cause };
}

const waitInRealTime = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal });

/** Asks the model, once more if the first attempt fails or cannot be parsed; never longer than 25 s. */
export function createAskModel(deps: AskModelDeps): AskModel {
  const { stream, model, log, firstWordMs, wait: waitFor = waitInRealTime } = deps;
  return async (question) => {
    const { startedAt = performance.now() } = question;
    const overall = deadlineIn(overallMs - (performance.now() - startedAt));
    const firstWord = deadlineIn(firstWordMs);
    let tokens = 0;
    for (let n = 1; ; n += 1) {
      const result = await attempt(stream, question, overall.signal, firstWord);
      tokens += result.tokens;
      const milliseconds = Math.round(performance.now() - startedAt);
      const wait = pauseBefore(result, firstWordMs !== undefined);
      const hasTime = milliseconds + (wait ?? 0) + shortestAttemptMs <= overallMs;
      if (wait === null || n === attempts || !hasTime || firstWord.signal.aborted) {
        firstWord.came();
        overall.came();
        const answered = { ...settle(result), tokens };
        const line = { model, ...outcomeOf(answered, result), attempts: n, tokens, milliseconds };
        if (answered.kind === 'failed') log.warn('model asked', line);
        else log.info('model asked', line);
        return answered;
      }
      await waitFor(wait, AbortSignal.any([question.stop, firstWord.signal])).catch(() => undefined);
    }
  };
}
