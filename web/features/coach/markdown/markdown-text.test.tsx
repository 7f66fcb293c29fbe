import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './markdown-text';

const shown = (text: string) => render(<MarkdownText text={text} />).container;

describe("A reply's text", () => {
  it('shows bold words, lists and line breaks', () => {
    const { innerHTML } = shown('**Ten** is plenty.\n\n1. Squat\n2. Bridge');
    expect(innerHTML).toContain('<strong>Ten</strong> is plenty.');
    const list = screen.getByRole('list');
    expect(list.tagName).toBe('OL');
    expect(list.getAttribute('start')).toBe('1');
    expect(list.innerHTML).toBe('<li dir="auto">Squat</li><li dir="auto">Bridge</li>');
  });

  it('shows HTML as text and makes nothing of it', () => {
    const container = shown('Hi <img src=x onerror=alert(1)> <script>alert(1)</script> there');
    expect(container.querySelector('img, script')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('loads no picture', () => {
    const container = shown('![pixel](https://tracker.example/p.gif)');
    expect(container.querySelector('img')).toBeNull();
  });

  it('makes no address a link', () => {
    shown(
      '[safe](https://vita.example) and [bad](javascript:alert(1)), https://plain.example, me@mail.example',
    );
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(document.body.textContent).toContain('safe and bad, https://plain.example, me@mail.example');
  });

  it.each([
    ['quotes', '>'.repeat(4_000)],
    ['quotes with spaces', '> '.repeat(2_000)],
    ['lists', `${'- '.repeat(2_000)}x`],
    ['stars', '*'.repeat(4_000)],
    ['brackets', '['.repeat(4_000)],
  ])('shows thousands of %s within each other as they were written', (_, text) => {
    expect(shown(text).textContent.length).toBeGreaterThanOrEqual(text.trim().length - 1);
  });

  it('shows a list within a list within a list', () => {
    expect(shown('- a\n  - b\n    - c').querySelectorAll('ul')).toHaveLength(3);
  });

  it('shows signs that markdown would escape', () => {
    expect(shown('5 < 7 & "so" it\'s fine').textContent).toContain('5 < 7 & "so" it\'s fine');
  });
});
