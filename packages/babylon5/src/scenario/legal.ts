import { BadInput, type CardId, type Seat } from '@orrery/kernel';
import { type CardType, defOf } from '../card.ts';
import { judgeEntry } from '../rules/cards/entering-play.ts';
import {
  AGENDA,
  ATTACHED,
  type B5State,
  cardsIn,
  FACTION,
  GLOBAL,
  INNER,
  RACES,
  SUPPORTING,
  tableZone,
} from '../state.ts';
import { callOf } from './naming.ts';

/** The card types that each row may hold, with the rule. */
const ROWS: readonly {
  readonly row: number;
  readonly name: string;
  readonly types: readonly CardType[];
  readonly rule: string;
}[] = [
  { row: INNER, name: 'the Inner Circle', types: ['character'], rule: 'b5/promote/1' },
  {
    row: SUPPORTING,
    name: 'the supporting row',
    types: ['character', 'group', 'fleet', 'location'],
    rule: 'b5/cards-fleet/3',
  },
  { row: AGENDA, name: 'the agenda row', types: ['agenda'], rule: 'b5/cards-agenda/1' },
  {
    row: FACTION,
    name: 'the row of cards on the faction',
    types: ['enhancement', 'aftermath', 'conflict'],
    rule: 'b5/cards-enhancement/2',
  },
];
const ON_CARDS: readonly CardType[] = ['enhancement', 'aftermath', 'contingency', 'conflict', 'character'];

const fault = (s: B5State, id: CardId, text: string): BadInput => new BadInput(`${defOf(s, id).title} ${text}.`);

function judgeRows(s: B5State, seat: Seat): void {
  for (const { row, name, types, rule } of ROWS)
    for (const id of cardsIn(s, seat, row)) {
      const { type } = defOf(s, id);
      if (types.includes(type)) continue;
      throw fault(
        s,
        id,
        `is ${/^[aeo]/.test(type) ? 'an' : 'a'} ${type}, and cannot be in ${name} of ${callOf(s, seat)} (${rule})`,
      );
    }
  const { ambassador, race, rating, spent } = s.seats[seat]!;
  const leader = defOf(s, ambassador);
  if (leader.type !== 'character')
    throw fault(s, ambassador, `is a ${leader.type} and cannot be an ambassador (b5/ambassador/1)`);
  if (leader.race !== null && leader.race !== 'neutral' && leader.race !== RACES[race])
    throw fault(
      s,
      ambassador,
      `belongs to the ${leader.race} and cannot be the ambassador of ${callOf(s, seat)} (b5/ambassador/1)`,
    );
  if (spent > rating)
    throw new BadInput(
      `${callOf(s, seat)} has applied ${spent} influence with a rating of ${rating} (b5/influence/1).`,
    );
  if (cardsIn(s, seat, AGENDA).length > 1) throw new BadInput(`${callOf(s, seat)} has 2 agendas (b5/cards-agenda/1).`);
}

/** Checks a single card in play, in any row. */
function judgeCard(s: B5State, id: CardId): void {
  const card = s.cards[id]!;
  const { type } = defOf(s, id);
  if (card.captured && type !== 'location')
    throw fault(s, id, `is a ${type}, and players capture only locations (b5/cards-location/6)`);
  if (card.captured && defOf(s, id).race === RACES[s.seats[card.faction]?.race ?? -1])
    throw fault(s, id, "belongs to that player's own race, so they cannot capture it (b5/captured-locations/3)");
  if (card.leading >= 0) {
    if (type !== 'character') throw fault(s, id, 'is not a character and cannot lead a fleet (b5/lead-fleet/1)');
    if (defOf(s, card.leading).type !== 'fleet')
      throw fault(s, card.leading, 'is not a fleet, so it has no leader (b5/lead-fleet/1)');
    if (s.cards[card.leading]!.leader !== id) throw fault(s, card.leading, 'has 2 leaders (b5/lead-fleet/2)');
  }
}

/**
 * Checks that the rules allow a position: every card in a row for its type, no second copy of a card that must be alone, numbers within their limits.
 * @throws BadInput with the card or player and the rule
 */
export function judgePosition(s: B5State): void {
  s.seats.forEach((_, seat) => void judgeRows(s, seat));
  const inRows = s.seats.flatMap((_, seat) => ROWS.flatMap(({ row }) => cardsIn(s, seat, row)));
  for (const id of s.zones[tableZone(s, GLOBAL)]!)
    if (!['enhancement', 'aftermath', 'conflict'].includes(defOf(s, id).type))
      throw fault(
        s,
        id,
        `is a ${defOf(s, id).type}, and cannot be in play for the whole table (b5/cards-enhancement/2)`,
      );
  for (const id of s.zones[tableZone(s, ATTACHED)]!)
    if (!ON_CARDS.includes(defOf(s, id).type))
      throw fault(s, id, `is a ${defOf(s, id).type}, and cannot be on another card (b5/cards-enhancement/2)`);
  for (const id of inRows) judgeCard(s, id);
  for (const id of [...inRows, ...s.zones[tableZone(s, GLOBAL)]!]) judgeOnce(s, id);
}

/** Refusals about cards that are already in play, and not about what a card needs to enter play. */
const ONCE = new Set([
  'b5/sponsor/24',
  'b5/cards-fleet/1',
  'b5/personality/1',
  'b5/cards-location/3',
  'b5/extended-loyalty/3',
  'b5/extended-loyalty/4',
  'b5/glossary/10',
]);

function judgeOnce(s: B5State, id: CardId): void {
  if (s.cards[id]!.faceDown) return;
  const spent = s.spentDefs;
  s.spentDefs = [];
  const refusal = judgeEntry(s, Math.max(0, s.cards[id]!.faction), id, id);
  s.spentDefs = spent;
  if (refusal !== null && ONCE.has(refusal.rule))
    throw fault(s, id, `cannot be in play: ${refusal.text.replace(/\.$/, '')} (${refusal.rule})`);
}
