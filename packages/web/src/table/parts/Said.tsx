/** A sentence with links to the cards and rules that it names. */
import { Fragment } from 'react';
import type { Sentence } from '../../connection/contract.ts';
import { gameLanguage } from '../../copy/index.ts';
import { useTable } from '../table-context.ts';

/** A sentence with links. A card opens here, a rule opens its page. */
export function Said({ sentence: { text, links } }: { sentence: Sentence }) {
  const { read, store } = useTable();
  const parts = links.map(({ at, length }, i) => {
    const before = i === 0 ? 0 : links[i - 1]!.at + links[i - 1]!.length;
    return { link: links[i]!, before: text.slice(before, at), words: text.slice(at, at + length) };
  });
  const last = links.at(-1);
  return (
    <span lang={gameLanguage()}>
      {parts.map(({ link: { card, rule, at }, before, words }) => (
        <Fragment key={at}>
          {before}
          {card !== null ? (
            // links in the middle of a sentence break like words; a key held down opens the page in a new tab, as usual
            <a
              className="link"
              href={`/cards/${store.get().opened.game}/${card}`}
              onClick={event => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                read({ card, title: words, thing: null, state: {} });
              }}
            >
              {words}
            </a>
          ) : rule !== null ? (
            <RuleLink rule={rule}>{words}</RuleLink>
          ) : (
            words
          )}
        </Fragment>
      ))}
      {text.slice(last === undefined ? 0 : last.at + last.length)}
    </span>
  );
}

/** A link to a rule, by its id or by words. */
export function RuleLink({ rule, children }: { rule: string; children?: string }) {
  const { store } = useTable();
  return (
    <a className="rule-link" href={`/rules/${store.get().opened.game}/${rule}`} target="_blank" rel="noreferrer">
      {children ?? rule}
    </a>
  );
}
