import { lexer, type MarkedToken, type Token } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';

function renderAll(tokens: readonly Token[] | undefined): ReactNode {
  // Only extensions add token types to the lexer, and there are none.
  return tokens?.map((token, index) => <Fragment key={index}>{renderToken(token as MarkedToken)}</Fragment>);
}

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p dir="auto">{renderAll(token.tokens)}</p>;
    case 'heading':
      return (
        <p dir="auto">
          <strong>{renderAll(token.tokens)}</strong>
        </p>
      );
    case 'list': {
      const items = token.items.map((item, index) => (
        <li key={index} dir="auto">
          {renderAll(item.tokens)}
        </li>
      ));
      return token.ordered ? (
        <ol className="grid list-decimal gap-1 pl-5" start={token.start || 1}>
          {items}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">{items}</ul>
      );
    }
    case 'strong':
      return <strong>{renderAll(token.tokens)}</strong>;
    case 'em':
      return <em>{renderAll(token.tokens)}</em>;
    case 'blockquote':
      return (
        <blockquote className="border-l-3 border-line-strong pl-3">{renderAll(token.tokens)}</blockquote>
      );
    case 'link':
      // A model may have been tricked into writing any URL, so none are clickable.
      return renderAll(token.tokens);
    case 'br':
      return <br />;
    case 'space':
    case 'hr':
      return null;
    case 'text':
      return token.tokens ? renderAll(token.tokens) : decoded(token.text);
    case 'codespan':
    case 'escape':
      return decoded(token.text);
    default:
      // HTML, images, tables, and code are shown as written.
      return token.raw;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** No real message nests quotes and lists deeper than this. */
const deepest = 12;
const tooDeep = new RegExp(`^[ \\t]*(?:(?:>|[-*+]|\\d{1,9}[.)])[ \\t]*){${deepest + 1}}`, 'm');

function tokensOf(text: string): readonly Token[] {
  // The lexer recurses for each of them and would overflow the stack.
  if (tooDeep.test(text)) return [{ type: 'escape', raw: text, text }];
  return lexer(text, { gfm: true, breaks: true });
}

/** A reply's markdown as React elements; it never produces HTML or links. */
export function MarkdownText({ text }: { text: string }) {
  const tokens = useMemo(() => tokensOf(text), [text]);
  return <div className="grid gap-2">{renderAll(tokens)}</div>;
}
