import type { Amount, Effect, Filter, Ref } from '@orrery/kernel';
import {
  all,
  atLeast,
  choose,
  forEach,
  may,
  minus,
  not,
  programs,
  repeat,
  repeatWhile,
  sequence,
  set,
  the,
  v,
  when,
} from '../../language.ts';
import { fixedPlays, playsChanged } from '../../rules/play/card-plays.ts';
import { changingEvent } from '../../rules/play/events.ts';
import { judgePlay } from '../../rules/play/playing.ts';
import { onTable } from '../../rules/play/steps-of-a-play.ts';
import { depart } from '../../rules/table/duration.ts';
import { HAND, type Phase } from '../../state.ts';
import { put } from '../effects/cards.ts';
import { lasts } from '../effects/lasting.ts';
import { done } from '../effects/mishaps.ts';
import { playable, playNow } from '../effects/plays.ts';
import { wholeStack } from '../equipment.ts';
import { card as anyCard } from '../filters.ts';
import { handOf, reserveOf, these } from '../lists.ts';
import { ownerOf } from '../refs.ts';
import { eachPlayer, some, thatPlayer } from '../tests.ts';

// Card Plays, cards that a text plays, and phases that it ends

/** Makes an effect, which may ask players, happen as soon as the present change is over. For replacements, which ask nobody. */
export const soon = v.flow<[Effect]>(
  'soon',
  (c, effect) => {
    const name = c.scope.inner('soon');
    v.build(programs, name, k => k.effect(effect));
    c.step({
      op: 'do',
      act: (s, f) => {
        s.pending = [...s.pending, programs.waiting(programs.of(name), f.you, f.self, {})];
      },
    });
  },
  (t, effect) => t.effects([effect]),
);
/** The cards of a player's hand that fit and that the player could play now, without a Card Play. */
const playableBy = v.list<[Ref, Filter]>(
  'playableBy',
  (c, who, which) => {
    const [read, list] = [c.ref(who), c.list(handOf(who, which))];
    return (s, f) => list(s, f).filter(id => judgePlay(s, read(s, f), id, true) === null);
  },
  (t, who, which) => `the ${t.filter(which, true)} in ${t.own(who, 'hand')} that can be played now`,
  'card',
  (t, who, which) => `${t.filter(which)} in ${t.own(who, 'hand')} that can be played now`,
);
/** Plays a card of a player's hand for that player, without a Card Play. */
const playsFor = v.flow<[Ref, Ref]>(
  'playsFor',
  (c, who, card) => {
    const [seat, read] = [c.ref(who), c.ref(card)];
    const program = c.program('play a card');
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ a: read(s, f), free: 1, armed: 0 }),
      you: (s, f) => seat(s, f),
      self: null,
    });
  },
  (t, who, card) => `${t.ref(who)} plays ${t.ref(card)} at no Card Play`,
);
const WHICH = 'Which card do you play at once?';
/** Lets a player, any player, play a card of their hand that fits, without a Card Play. */
export const mayPlayOne = v.flow<[Ref, Filter, string]>(
  'mayPlayOne',
  (c, who, which, prompt) => {
    // everybody is asked, so that nobody learns who could
    c.effect(
      may(prompt, choose('ready', { who, list: playableBy(who, which), prompt: WHICH }, playsFor(who, 'ready')), who),
    );
  },
  (t, who, which) => `${t.ref(who)} may play ${t.one(which)} at no Card Play`,
  who => ({ means: [[who, 3]] }),
);
/** Lets a player, any player, play up to so many cards of their hand at once, without a Card Play. */
export const playsUpTo = v.flow<[Ref, Amount, string]>(
  'playsUpTo',
  (c, who, n, prompt) => {
    const list = playableBy(who, anyCard);
    c.effect(
      sequence(
        set('plays', n),
        repeatWhile(
          all(atLeast(the('plays'), 1), some(list), not(done('next'))),
          choose(
            'next',
            { who, list, optional: true, prompt },
            sequence(set('plays', minus(the('plays'), 1)), playsFor(who, 'next')),
          ),
        ),
      ),
    );
  },
  (t, who, n) => `${t.ref(who)} may play up to as many cards at once as ${t.amount(n)}, at no Card Play`,
  who => ({ means: [[who, 3]] }),
);
/** Gives you more Card Plays this turn, unless a text fixes their number. */
export const morePlays = v.effect(
  'morePlays',
  (c, n: Amount) => {
    const read = c.amount(n);
    return (s, f) => {
      if (fixedPlays(s, f.you) === null) playsChanged(s, { seat: f.you, n: read(s, f) });
    };
  },
  (t, n) => `you have ${t.amount(n)} more Card Play${n === 1 ? '' : 's'} this turn`,
  { means: [['you', 3]] },
);
/** Stops the event. A card that is being played goes back to its owner's hand (ge-r-voided-2). */
export const voidIt = v.effect(
  'voidIt',
  () => (s, f) => {
    const e = changingEvent(s, f);
    if (e === null) return;
    e.l.stopped = true;
    const { kind, card } = e.l;
    if (kind === 'play' && onTable(s, card)) depart(s, card, 'returned', HAND, f.you);
  },
  () => 'it does not happen; a card that is being played goes back to the hand',
  { means: [['you', 4]] },
)();
/**
 * True if a player has played as many cards this turn as a text allows, all in one Play Cards Phase, or one in the other phase. `before`: without the
 * card that is being played.
 */
export const hasPlayedIts = v.test<[Ref, number, 'before it'?]>(
  'hasPlayedIts',
  (c, who, n, before) => {
    const read = c.ref(who);
    return (s, f) => {
      const seat = read(s, f);
      const mine = s.playedNow.filter(x => x.seat === seat);
      const past = before === undefined ? mine : mine.slice(0, -1);
      return past.length >= n || past.some(x => x.phase !== s.phase && PLAY_PHASES.includes(x.phase));
    };
  },
  (t, who, n, before) =>
    `${t.ref(who)} has played ${n} cards this turn${before === undefined ? '' : ' before'}, or one in the other Play Cards Phase`,
);
const PLAY_PHASES: readonly Phase[] = ['play A', 'play B'];
/** Ends the current phase of a player, in which the player plays no more cards, not even as reactions. */
export const endsPhase = v.flow<[Ref]>(
  'endsPhase',
  (c, who) => {
    c.effect(lasts({ k: 'phase over', who: thatPlayer(who) }, 'phase'));
    c.effect(lasts({ k: 'no play', who: thatPlayer(who) }, 'phase'));
  },
  (t, who) => `the phase of ${t.ref(who)} ends`,
  who => ({ means: [[who, -4]] }),
);
/** Keeps a card and the cards on it from being played, if they go back to a hand, until the next turn of their owners begins. */
export const notPlayedAgain = v.flow<[Ref]>(
  'notPlayedAgain',
  (c, card) =>
    c.effect(
      forEach(
        wholeStack(card),
        'kept',
        lasts({ k: 'no play', who: eachPlayer }, { turns: 1, of: ownerOf('kept') }, these('kept')),
      ),
    ),
  (t, card) => `${t.ref(card)} and the cards on it cannot be played again before the next turn of their owners`,
);
/** Takes up to so many cards of your reserve fleet into your hand. Each may be played at once without a Card Play. */
export const callsUp = v.flow<[number]>(
  'callsUp',
  (c, n) =>
    c.effect(
      repeat(
        n,
        choose(
          'called',
          { list: reserveOf('you'), optional: true, prompt: 'Which card of your reserve fleet do you call up?' },
          put('called', 'in hand'),
          when(some(playable(these('called'))), may('Do you play the card at once?', playNow('called'))),
        ),
      ),
    ),
  (_t, n) => `take up to ${n} cards of your reserve fleet into your hand, and play those that you like at no Card Play`,
  { means: [['you', 4]] },
);
