// The battle destiny step: each side may reveal a card to add its number (wars/battle-destiny-step).
// Total tactics is in totals.ts. The order of the sides, and until when battle destiny can change, are in battle-phase.ts.
import { askStep, type CardId, type Menu, option, type Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { v } from '../../language.ts';
import { opponentOf, pile, RESERVE, type WarsState } from '../../state.ts';
import { bindsSeat, eachStatic, holdsAt, numberOf } from '../abilities/ongoing-ability.ts';
import { emitReplacement } from '../abilities/replacement-effect.ts';
import { destinyRevealed } from '../energy/destiny.ts';
import { battleDestiny } from './battle-destiny.ts';
import { totalPower } from './power-step.ts';
import { totalTactics } from './totals.ts';

/**
 * True if a side may reveal a card for battle destiny: it has 4 tactics or more, and nothing forbids it (wars/battle-destiny-step/5,
 * wars/battle-destiny-step/7, wars/ruling-racing-sloop/1 and wars/ruling-racing-sloop/2).
 */
export function mayReveal(s: WarsState, seat: Seat): boolean {
  const { at } = s.battle!;
  return totalTactics(s, seat, at) >= 4 && pile(s, seat, RESERVE).length > 0 && !bindsSeat(s, 'no reveal', seat, at);
}

/**
 * Puts the one card revealed for battle destiny on the used pile and counts it (wars/battle-destiny-step/8). `bottom` is true if it came from the
 * bottom of the reserve.
 */
export function countRevealed(s: WarsState, seat: Seat, card: CardId, bottom = false): void {
  const sum = battleCardDestiny(s, card);
  // other modifiers may follow, so the sum stays below 0 here; readers limit it to 0 (wars/modifiers/3)
  s.battle = { ...s.battle!, revealed: s.battle!.revealed.map((x, i) => (i === seat ? sum : x)) };
  destinyRevealed(s, { seat, card, n: Math.max(0, sum), battle: true, by: -1, bottom });
}

/** Returns the destiny of a card revealed for battle destiny, with what abilities add. */
function battleCardDestiny(s: WarsState, card: CardId): number {
  let n = defOf(s, card).source.destiny;
  const { at } = s.battle!;
  eachStatic(s, 'battle card destiny', (st, f, made) => {
    if (holdsAt(s, st, f, made, at)) n += numberOf(s, st, f, made);
  });
  return n;
}

const revealMenu: Menu<WarsState> = {
  name: 'reveal for battle destiny',
  list: () => [option('yes'), option('no')],
  label: (_s, _f, o) => (o.verb === 'yes' ? 'Reveal a card for battle destiny' : 'Reveal no card'),
  prompt: () => 'Do you reveal the top card of your reserve for battle destiny?',
  stakes: (s, f) =>
    `Its destiny adds to your total power, now ${totalPower(s, f.you)} against ${totalPower(s, opponentOf(f.you))}. Your opponent suffers the same amount of attrition. The card goes to your used pile.`,
  rule: 'wars/battle-destiny-step/5',
  note: (s, f, o) => (o.verb === 'no' ? `your battle destiny stays ${battleDestiny(s, f.you)}` : ''),
};

v.procedure(
  'reveal for battle destiny',
  v.flow(
    'one side reveals',
    c => {
      const may = c.unless((s, f) => s.battle !== null && mayReveal(s, f.you));
      c.step(
        askStep({ who: (_s, f) => [f.you], menu: revealMenu, skip: false }, (_s, f, picks) => {
          f.l.said = picks[0]![0]?.verb === 'yes' ? 1 : 0;
        }),
      );
      const no = c.unless((_s, f) => f.l.said === 1);
      // if there are several replacements, one replaces the reveal (wars/replacement-effect/4, wars/replacement-effect/6)
      emitReplacement(c, 'would reveal battle destiny', (_s, f) => ({ seat: f.you }));
      const instead = c.unless((s, f) => f.l.replaced === 0 && pile(s, f.you, RESERVE).length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const reserve = pile(s, f.you, RESERVE);
          countRevealed(s, f.you, reserve[reserve.length - 1]!);
        },
      });
      c.land(may);
      c.land(no);
      c.land(instead);
    },
    () => '',
  )(),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-destiny.ts: wars/battle-destiny-step/6
// - rules/battle/battle-phase.ts: wars/battle-destiny-step/1, wars/battle-destiny-step/4, wars/battle-destiny-step/9
// - rules/battle/totals.ts: wars/battle-destiny-step/2, wars/battle-destiny-step/3
