import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteFailure } from '../../../lib/api/api-error';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import { EnquiryForm } from './enquiry-form';

afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

type Sent = Record<string, string>;

/** A server that answers each request with the next of `answers` and repeats the last one. */
function serve(...answers: (() => Response)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]!;
    sent.push(JSON.parse(body) as Sent);
    try {
      return Promise.resolve(answer());
    } catch (error) {
      return Promise.reject(error as Error);
    }
  });
  return sent;
}

const stored = () =>
  Response.json(
    { id: '01JD3X6E9H0000000000000001', receivedAt: '2026-11-20T10:00:00.000Z' },
    { status: 201 },
  );
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const limited = () =>
  Response.json(
    { error: { code: 'too_many_enquiries', message: 'Please try again in ten minutes.' } },
    { status: 429 },
  );

const visitor = { status: 'signed-out', signOut: () => Promise.resolve() } as const;

function show(kind: 'contact' | 'enquiry' = 'contact', session: Session = visitor) {
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <EnquiryForm kind={kind} submitLabel="Send message" />
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  const user = userEvent.setup();
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send message' })) };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Maya');
  await user.type(screen.getByLabelText('Email'), 'maya@example.com');
  await user.type(screen.getByLabelText('Subject'), 'Hours');
  await user.type(screen.getByLabelText('Message'), 'Saturday?');
}

describe('The contact form', () => {
  it('adds the reference of the last error, and says so', async () => {
    const sent = serve(stored);
    noteFailure('8f3b0c1e');
    const { user, send } = show();
    noteFailure(null);
    expect(screen.getByText(/reference of your last error/).textContent).toContain('8f3b0c1e');
    await user.type(screen.getByLabelText('Name'), 'Maya');
    await user.type(screen.getByLabelText('Email'), 'maya@example.com');
    await user.type(screen.getByLabelText('Subject'), 'Help');
    await user.type(screen.getByLabelText('Message'), 'It broke');
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.['message']).toBe('It broke\n\nReference: 8f3b0c1e');
  });

  it('marks every missing field, focuses the first, and sends nothing', async () => {
    const sent = serve(stored);
    const { send } = show();
    await send();
    for (const text of [
      'Please enter your name',
      'Please enter a valid email address',
      'Please enter a subject',
      'Please enter a message',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(sent).toEqual([]);
  });

  it('removes the mark as soon as the field is changed', async () => {
    serve(stored);
    const { user, send } = show();
    await send();
    await user.type(screen.getByLabelText('Subject'), 'H');
    expect(screen.queryByText('Please enter a subject')).toBeNull();
    expect(screen.getByText('Please enter a message')).toBeTruthy();
  });

  it('cuts nothing off: the excess is shown while typing', async () => {
    const sent = serve(stored);
    const { user, send } = show();
    await fillIn(user);
    const subject = screen.getByLabelText<HTMLInputElement>('Subject');
    await user.clear(subject);
    await user.click(subject);
    await user.paste('x'.repeat(100));
    expect(screen.getByText('20 left')).toBeTruthy();
    await user.paste('x'.repeat(25));
    expect(screen.getByText('5 over')).toBeTruthy();
    expect(subject.value).toHaveLength(125);
    await send();
    expect(screen.getByText('The subject can have up to 120 characters')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('accepts names and subjects of one letter', async () => {
    const sent = serve(stored);
    const { user, send } = show();
    await fillIn(user);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'M');
    await user.clear(screen.getByLabelText('Subject'));
    await user.type(screen.getByLabelText('Subject'), 'H');
    await send();
    await waitFor(() => expect(sent[0]).toMatchObject({ name: 'M', subject: 'H' }));
  });

  it('says that the message was sent, and makes room for another one', async () => {
    const sent = serve(stored);
    const { user, send } = show();
    await fillIn(user);
    await send();
    expect(await screen.findByText('Message sent!')).toBeTruthy();
    expect(screen.getByText("We'll answer within 24 hours.")).toBeTruthy();
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
        kind: 'contact',
        name: 'Maya',
        email: 'maya@example.com',
        subject: 'Hours',
        message: 'Saturday?',
        website: '',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('sends once, however fast the person clicks', async () => {
    const sent = serve(stored);
    const { user } = show();
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText("We've got it.");
    expect(sent).toHaveLength(1);
  });

  it('keeps the text when it could not be sent, and repeats the same request', async () => {
    const sent = serve(unreachable, limited, stored);
    const { user, send } = show();
    await fillIn(user);
    await send();
    expect(await screen.findByText("Your message wasn't sent. Try again.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Saturday?');
    await send();
    expect(await screen.findByText('Please try again in ten minutes.')).toBeTruthy();
    await send();
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it('is a new request when the text has changed since', async () => {
    const sent = serve(unreachable, stored);
    const { user, send } = show();
    await fillIn(user);
    await send();
    await screen.findByText("Your message wasn't sent. Try again.");
    await user.type(screen.getByLabelText('Message'), ' Or Sunday?');
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  it('knows the name and the address of a member, who may still give others', async () => {
    const sent = serve(stored);
    const { user, send } = show('contact', {
      ...visitor,
      status: 'signed-in',
      name: 'Maya Okafor',
      email: 'maya@example.com',
    });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('maya@example.com');
    await user.clear(email);
    expect(email.value).toBe('');
    await user.type(email, 'work@example.com');
    await user.type(screen.getByLabelText('Subject'), 'Hours');
    await user.type(screen.getByLabelText('Message'), 'Saturday?');
    await send();
    await waitFor(() => expect(sent[0]).toMatchObject({ name: 'Maya Okafor', email: 'work@example.com' }));
  });

  it('passes on what a bot typed into the hidden field', async () => {
    const sent = serve(stored);
    const { user, send } = show();
    await fillIn(user);
    const trap = document.querySelector<HTMLInputElement>('[name="website"]')!;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden="true"]')).toBeTruthy();
    trap.value = 'https://spam.example';
    await send();
    await waitFor(() => expect(sent[0]?.website).toBe('https://spam.example'));
  });
});

describe('The enquiry form', () => {
  it('asks for no subject', () => {
    show('enquiry');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(screen.getByLabelText('Message')).toBeTruthy();
  });
});
