import type { Amount, Ref } from '@orrery/kernel';
import { all, atLeast, choose, minus, repeatWhile, sequence, set, the, v } from '../../language.ts';
import { cloned } from '../../rules/empire/facsimile.ts';
import { moved, noted } from '../../rules/table/cards-in-play.ts';
import { depart, discard } from '../../rules/table/duration.ts';
import { stackOf } from '../../rules/table/stacks.ts';
import { inPlay } from '../../state.ts';
import { count } from '../amounts.ts';
import { remembering } from '../effects/cards.ts';
import { buried } from '../effects/crew-deeds.ts';
import { handOf } from '../lists.ts';

// Effects of single crew cards: back on the deck, duties, patients, clones

/** Puts a card of a hand on its owner's deck, unseen by others. */
export const putOnDeck = v.effect<[Ref]>(
  'putOnDeck',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => {
      const id = read(s, f);
      if (id >= 0) buried(s, { seat: s.cards[id]!.owner, card: id, top: true });
    };
  },
  (t, card) => `${t.ref(card)} goes on top of its owner's deck`,
  card => ({ means: [[card, -1]] }),
);
/** Makes a player put so many cards of their hand on their deck. One card stays in hand (H8 Quasi-Particle). */
export const returnsToDeck = v.flow<[Ref, Amount]>(
  'returnsToDeck',
  (c, who, n) => {
    const prompt = 'Which card of your hand goes on top of your deck?';
    c.effect(
      sequence(
        set('returns', n),
        repeatWhile(
          all(atLeast(the('returns'), 1), atLeast(count(handOf(who)), 2)),
          choose(
            'next',
            { who, list: handOf(who), prompt },
            sequence(set('returns', minus(the('returns'), 1)), putOnDeck('next')),
          ),
        ),
      ),
    );
  },
  (t, who, n) => `${t.ref(who)} puts as many cards of the hand on the deck as ${t.amount(n)}, but keeps one`,
  who => ({ means: [[who, -3]] }),
);
/** Gives this card the duty of a number. */
export const takesDuty = v.effect<[number, string]>(
  'takesDuty',
  (_c, n) => (s, f) => {
    noted(s, { card: f.self, counter: n });
  },
  (_t, _n, says) => `${says} is what it is for this turn`,
);
/** Makes a card the patient of this crew, until it chooses another. */
export const treats = remembering('treats', (t, card) => `${t.ref(card)} is its patient from now on`);
/** True if the clone and its original are in play, and the clone has a place. */
export const standsBeside = v.test(
  'standsBeside',
  () => (s, f) => {
    const { bond, on } = s.cards[f.self]!;
    return inPlay(s, bond) && inPlay(s, f.self) && inPlay(s, on);
  },
  t => `${t.ref('self')} and ${t.ref('remembered')} are in play`,
)();
/** Discards the clone, and moves its original to the place where the clone was. */
export const cloneGoesFirst = v.effect(
  'cloneGoesFirst',
  () => (s, f) => {
    const { bond, on } = s.cards[f.self]!;
    noted(s, { card: f.self, bond: -1 });
    if (inPlay(s, bond) && inPlay(s, on)) moved(s, { card: bond, on, at: -1, also: [] });
    discard(s, f.self, 'used', f.you);
  },
  t => `discard ${t.ref('self')}, and ${t.ref('remembered')} goes to where ${t.ref('self')} was`,
)();
/** Makes a clone of a crew, a second such crew at its place, with the cards on it or without. It leaves the game when it leaves play (E7 Cloning Device). */
export const makesClone = v.effect(
  'makesClone',
  (c, crew: Ref, whole?: 'with its cards') => {
    const read = c.ref(crew);
    return (s, f) => {
      const id = read(s, f);
      if (!inPlay(s, id) || !inPlay(s, f.self)) return;
      cloned(s, { card: f.self, crew: id, stack: whole ? stackOf(s, id).filter(x => x !== id) : [] });
    };
  },
  (t, crew, whole?: 'with its cards') =>
    `there is a clone of ${t.ref(crew)}: a second such crew there, ${whole ? 'with' : 'without'} the cards on it`,
  { means: [['you', 3]] },
);
/** The clone that this card has made leaves the game. */
export const endsClone = v.effect(
  'endsClone',
  () => (s, f) => {
    const { bond } = s.cards[f.self]!;
    if (bond < 0) return;
    noted(s, { card: f.self, bond: -1 });
    if (inPlay(s, bond) && s.cards[bond]!.standIn === 1) depart(s, bond, 'expired');
  },
  () => 'the clone is gone',
)();
