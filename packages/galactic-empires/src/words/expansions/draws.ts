import { type CardId, EVERYBODY, moveCard, type Ref, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { all, choose, facts, not, repeatWhile, sequence, set, v, when } from '../../language.ts';
import { judgePlay } from '../../rules/play/playing.ts';
import { shown } from '../../rules/table/cards-in-play.ts';
import { depart } from '../../rules/table/duration.ts';
import { draw } from '../../rules/turn/draw-phase.ts';
import { DECK, DISCARD, type GeState, HAND, pile, players, zone } from '../../state.ts';
import { some, wasChosen } from '../tests.ts';

// Cards that players draw and play in turn (O6 Continuum Disorder, H5 Space-Time Diversion)

/** The local that holds the players who have drawn. */
const HAVE_DRAWN = 'haveDrawn';
/**
 * A player draws a card and plays it at once, without a Card Play. What cannot be played is discarded. The local `name` keeps the card; -1 if the deck
 * is empty.
 */
const drawsAndPlays = v.flow<[Ref, string]>(
  'drawsAndPlays',
  (c, who, name) => {
    const read = c.ref(who);
    const program = c.program('play a card');
    c.step({
      op: 'do',
      act: (s, f) => {
        const seat = read(s, f);
        const top: CardId = pile(s, seat, DECK).at(-1) ?? -1;
        f.l[HAVE_DRAWN] = [...(f.l[HAVE_DRAWN] ?? []), seat];
        f.l[name] = top;
        if (top >= 0) draw(s, seat, 1);
      },
    });
    const some = c.unless((s, f) => f.l[name] >= 0 && pile(s, read(s, f), HAND).includes(f.l[name]));
    const can = c.unless((s, f) => judgePlay(s, read(s, f), f.l[name], true) === null);
    c.step({
      op: 'call',
      program: () => program,
      locals: (_s, f) => ({ a: f.l[name], free: 1, armed: 0 }),
      you: (s, f) => read(s, f),
      self: null,
    });
    const played = c.go();
    c.land(can);
    c.step({
      op: 'do',
      act: (s, f) => {
        depart(s, f.l[name], 'discarded', DISCARD, read(s, f));
      },
    });
    c.land(played);
    c.land(some);
  },
  (t, who) => `${t.ref(who)} draws a card and plays it at once`,
);
/** The players who have not drawn yet in this chain. */
const yetToDraw = v.list(
  'yetToDraw',
  () => (s, f) => players(s).filter(seat => !(f.l[HAVE_DRAWN] ?? []).includes(seat)),
  () => 'the players who have not drawn yet',
  'seat',
  () => 'player who has not drawn yet',
)();
const strengthOn = (s: GeState, id: CardId): number => (id < 0 ? 0 : defOf(s, id).source.strength);
/** True if the card in one local is at least as strong as that in another, as printed. */
const isMatched = v.test<[string, string]>(
  'isMatched',
  (_c, one, other) => (s, f) => f.l[one] >= 0 && strengthOn(s, f.l[one]) >= strengthOn(s, f.l[other]),
  () => 'it is at least as strong',
);
/**
 * You draw a card and play it at once. You name another player, who does the same. As long as their cards are weaker than yours, each of them names
 * the next, until all have drawn.
 */
export const chainOfDraws = v.flow(
  'chainOfDraws',
  c =>
    c.effect(
      sequence(
        set('namer', 'you'),
        drawsAndPlays('you', 'first'),
        when(
          wasChosen('first'),
          sequence(
            set('theirs', -1),
            repeatWhile(
              all(some(yetToDraw), not(isMatched('theirs', 'first'))),
              choose(
                'next',
                { who: 'namer', list: yetToDraw, prompt: 'Who draws a card and plays it at once?' },
                drawsAndPlays('next', 'theirs'),
                set('namer', 'next'),
              ),
            ),
          ),
        ),
      ),
    ),
  () =>
    'draw a card and play it at once, at no Card Play; what cannot be played is discarded. You name another player, who does the same. While their cards are weaker than yours, each of them names the next player, until all have drawn a card',
  { means: [['you', 3]] },
)();
/** A player draws a card from the deck of another and lays it open beside the hand, of which it is a part. It stays the card of its owner. */
const drawnOpenly = facts.define<{ seat: Seat; card: CardId; whose: Seat }>('drawn-openly', {
  apply(s, x) {
    moveCard(s, x.card, zone(x.seat, HAND), false, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card', whose: 'seat' },
  opens: () => true,
  say: n => `${n.seat} draws ${n.card} from the deck of ${n.whose} and lays it open.`,
});
/** Draws a card from the deck of another player for you. It lies open and counts as a card of your hand. */
export const drawsOpenly = v.effect<[Ref]>(
  'drawsOpenly',
  (c, who) => {
    const read = c.ref(who);
    return (s, f) => {
      const whose = read(s, f);
      const card = whose < 0 ? undefined : pile(s, whose, DECK).at(-1);
      if (card === undefined) return;
      shown(s, { card, by: f.you });
      drawnOpenly(s, { seat: f.you, card, whose });
    };
  },
  (t, who) =>
    `draw a card from ${t.own(who, 'deck')} and lay it open: it counts as a card of your hand, and goes to the piles of its owner afterwards`,
  { means: [['you', 3]] },
);
