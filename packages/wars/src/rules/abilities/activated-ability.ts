// Activated abilities: abilities of cards in play that players use at a cost (wars/activated-ability).
import { type CardId, option, ownCard, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { inPlay, type WarsState } from '../../state.ts';
import { sideOf } from '../cards/inverter.ts';
import { cardLabel, LABEL_ROOM } from '../questions/card-labels.ts';
import { verb } from '../verbs.ts';
import { usesOf } from './bullet.ts';
import { eachStatic, isEncamped, numberOf, speaksOf, standing } from './ongoing-ability.ts';

const NOT_IN_PLAY = refuse('wars/activated-ability/2', 'You can use activated abilities only of cards in play.');
const NOT_YOURS = refuse('wars/activated-ability/2', 'This card is not yours, and its text does not let you use it.');
const NO_SUCH = refuse('wars/activated-ability/1', 'This card does not have that activated ability.');
const SPENT = refuse('wars/bullet/2', 'All bullets of this ability are used for this turn.');

/** Returns the index where the uses of an ability are counted. An inverter's second side comes after its first. */
const slotOf = (s: WarsState, card: CardId, ability: number): number =>
  ability + (s.cards[card]!.inverted ? defOf(s, card).front.abilities.length : 0);

/** A player uses an activated ability. Its card stays where it is (wars/activated-ability/2, wars/the-stack/3, wars/bullet/3). */
export const used = facts.define<{ card: CardId; seat: Seat; ability: number; weapon: boolean; on: CardId }>('used', {
  aside: true,
  apply(s, x) {
    const uses = s.cards[x.card]!.uses.slice();
    const at = slotOf(s, x.card, x.ability);
    while (uses.length <= at) uses.push(0);
    uses[at]!++;
    ownCard(s, x.card).uses = uses;
  },
  show: { card: 'card', seat: 'seat', ability: 'plain', weapon: 'plain', on: 'card' },
  say: () => '',
});

/** Returns what an ability costs besides its own costs. */
function surcharge(s: WarsState, card: CardId): number {
  let n = 0;
  eachStatic(s, 'ability cost', (st, f, made) => {
    if (speaksOf(s, st, f, made, card)) n += numberOf(s, st, f, made);
  });
  return n;
}

/** Returns the rule that forbids a seat to use an ability now, or null (wars/your-opponent-may-use-this-ability/1). */
export function judgeUse(s: WarsState, seat: Seat, card: CardId, ability: number): Refusal | null {
  if (!inPlay(s, card) || isEncamped(s, card)) return NOT_IN_PLAY;
  const gate = sideOf(s, card).abilities[ability];
  if (gate === undefined) return NO_SUCH;
  const { source } = gate;
  if (s.cards[card]!.controller !== seat && !source.anyPlayer) return NOT_YOURS;
  if (source.uses && (s.cards[card]!.uses[slotOf(s, card, ability)] ?? 0) >= usesOf(s, card, source.uses)) return SPENT;
  return gate.judge(s, seat, card, { extra: surcharge(s, card) });
}

v.procedure(
  'use',
  v.flow(
    'declare an ability',
    c => {
      c.step({
        op: 'do',
        act: (s, f) => {
          f.l.extra = surcharge(s, f.self);
          used(s, {
            card: f.self,
            seat: f.you,
            ability: f.l.b,
            weapon: defOf(s, f.self).type === 'weapon',
            on: s.cards[f.self]!.on,
          });
        },
      });
      c.step({
        op: 'call',
        program: (s, f) => sideOf(s, f.self).abilities[f.l.b]!.declare,
        locals: (_s, f) => ({ extra: f.l.extra }),
        you: null,
        self: null,
      });
    },
    () => '',
  )(),
);

verb({
  name: 'use',
  procedure: 'use',
  list(s, seat, out) {
    for (const id of standing(s).users) {
      const { abilities } = sideOf(s, id);
      for (let i = 0; i < abilities.length; i++) if (judgeUse(s, seat, id, i) === null) out.push(option('use', id, i));
    }
  },
  judge: (s, seat, a, b) => judgeUse(s, seat, a, Math.max(0, b)),
  label(s, a, b, seat) {
    const { abilities } = sideOf(s, a);
    const gate = abilities[b];
    if (gate === undefined) return `Use ${titleOf(s, a)}`;
    const which = abilities.length > 1 ? `, ability ${b + 1}` : '';
    const head = `Use ${cardLabel(s, a, seat, { numbers: [], whose: s.cards[a]!.controller !== seat })}${which}`;
    const price = gate.price();
    return price !== '' && `${head}: ${price}`.length <= LABEL_ROOM ? `${head}: ${price}` : head;
  },
  note: (s, a, b) => sideOf(s, a).abilities[b]?.label() ?? '',
});

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: wars/activated-ability/3, wars/your-opponent-may-use-this-ability/2
