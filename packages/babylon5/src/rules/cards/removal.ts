// All cards of a title are removed from the game (b5/glossary/12).
import { DEFS, defsOf, LIBRARY } from '../../card.ts';
import { facts } from '../../language.ts';
import { titleLink } from '../../names.ts';
import { type B5State, inPlay, REMOVED } from '../../state.ts';
import { leavePlay } from './in-play.ts';

/** A link to a card of a title; a title that only an overlay has stands alone. */
function linkTo(title: string): string {
  const def = LIBRARY.all().find(d => d.title === title);
  return def === undefined ? title : titleLink(def);
}

/** Copies of a title may no longer enter play. An order to remove it from the game works without a copy in play (b5/glossary/13). */
export const namedRemoved = facts.define<{ title: string; added?: readonly string[] }>('named-removed', {
  apply(s, x) {
    const added = defsOf(s).filter(
      d => d.title === x.title && d.copies !== 'multiple' && !s.spentDefs.includes(d.index),
    );
    // by title: a saved match may be loaded with other definition indexes
    (x as { added?: readonly string[] }).added = added.map(d => d.id);
    s.spentDefs = [...s.spentDefs, ...added.map(d => d.index)];
  },
  revert(s, x) {
    s.spentDefs = s.spentDefs.filter(d => !x.added?.includes(DEFS[d]!.id));
  },
  // the definitions' indexes stay hidden
  show: { title: 'plain' },
  say: (_n, x) => `${linkTo(x.title!)} is removed from the game.`,
});

/** Removes all cards of a title in play from the game, and bars other copies as far as the rules bar them (b5/glossary/12). */
export function removeAllOf(s: B5State, title: string): void {
  for (let id = 0; id < s.cards.length; id++)
    if (DEFS[s.defs[id]!]!.title === title && s.cards[id]!.zone >= 0 && inPlay(s, id)) leavePlay(s, id, REMOVED);
  namedRemoved(s, { title });
}
