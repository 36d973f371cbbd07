import { askStep, type CardId, type Frame, type List, type Menu, type Option, option, scene } from '@orrery/kernel';
import { KIND, sideOf } from '../../card.ts';
import { textFor, titleFor, v } from '../../language.ts';
import { brief, titleOf } from '../../names.ts';
import { fitsOn, judgeOn } from '../../rules/play/playing-on.ts';
import { moved } from '../../rules/table/cards-in-play.ts';
import { mayHoldAt } from '../../rules/table/control.ts';
import { isCombined } from '../../rules/table/definitions.ts';
import { cardLabel, cardNote } from '../../rules/table/labels.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { isUnder } from '../../rules/texts/static-texts.ts';
import { type GeState, inPlay } from '../../state.ts';

// Two stacks that are arranged anew (C5 Time Knight)

/** True if a card can lie on another as if its player had played it there (ge-r-time-knight-five-1). */
function mayLie(s: GeState, card: CardId, on: CardId): boolean {
  const { on: now, player } = s.cards[card]!;
  return (
    on !== now &&
    !stackOf(s, card).includes(on) &&
    fitsOn(s, sideOf(s, card), on, scene(player, card)) &&
    judgeOn(s, card, on) === null &&
    mayHoldAt(s, card, on)
  );
}
/** True for a card that moves by itself: it is on one other card, and it is no part of that one. */
const isLoose = (s: GeState, card: CardId): boolean =>
  s.cards[card]!.on >= 0 &&
  s.cards[card]!.also.length === 0 &&
  !isCombined(s, card) &&
  !isUnder(s, KIND['stays put'], card);
/** Rearranges stacks into new ones: each card on them can move once to another card of them, where it could be played. */
export const rearranges = v.flow<[List]>(
  'rearranges',
  (c, stacks) => {
    const bases = c.list(stacks);
    const [gone, what] = [c.name('gone'), c.name('what')];
    const both = (s: GeState, f: Frame): CardId[] => [
      ...new Set(bases(s, f).flatMap(id => (inPlay(s, id) ? stackOf(s, id) : []))),
    ];
    const places = (s: GeState, f: Frame, card: CardId): CardId[] => both(s, f).filter(on => mayLie(s, card, on));
    const free = (s: GeState, f: Frame): CardId[] =>
      both(s, f).filter(
        id => !(f.l[gone] as readonly CardId[]).includes(id) && isLoose(s, id) && places(s, f, id).length > 0,
      );
    const cards = {
      label: (s: GeState, _f: Frame, o: Option, seat: number) =>
        o.verb === 'pass' ? 'Leave the rest as it is' : cardLabel(s, o.a, seat),
      stakes: textFor,
      note: (s: GeState, _f: Frame, o: Option, seat: number) => (o.verb === 'pass' ? '' : cardNote(s, o.a, seat)),
      card: (s: GeState, _f: Frame, o: Option) => (o.verb === 'pass' ? null : titleOf(s, o.a)),
    };
    const which: Menu<GeState> = {
      ...cards,
      name: 'rearrange stacks',
      list: (s, f) => [...free(s, f).map(id => option('card', id)), option('pass')],
      prompt: (_s, f) => `${titleFor(f)}: which card moves?`,
    };
    const where: Menu<GeState> = {
      ...cards,
      name: 'new place',
      list: (s, f) => places(s, f, f.l[what]).map(id => option('card', id)),
      prompt: (s, f) => `On which card does ${brief(titleOf(s, f.l[what]), 60)} go?`,
    };
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l[gone] = [];
      },
    });
    const start = c.code.length;
    c.step(
      askStep({ who: (_s, f) => [f.you], menu: which }, (_s, f, picks) => {
        const o = picks[0]![0];
        f.l[what] = o === undefined || o.verb === 'pass' ? -1 : o.a;
      }),
    );
    const more = c.unless((_s, f) => f.l[what] >= 0);
    c.step(
      askStep({ who: (_s, f) => [f.you], menu: where }, (s, f, picks) => {
        const o = picks[0]![0];
        f.l[gone] = [...f.l[gone], f.l[what]];
        if (o !== undefined) moved(s, { card: f.l[what], on: o.a, at: -1 });
      }),
    );
    c.go(start);
    c.land(more);
  },
  (t, stacks) =>
    `rearrange ${t.list(stacks)} and the cards on them: each of these cards can move once to another, where it could be played`,
);
