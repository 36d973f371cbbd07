// The loss step: the loser of a battle loses energy or damages more cards (wars/loss-step).
// How much damaged cards satisfy is in damaged-cards.ts. Until when casualties can change is in battle-phase.ts.
import {
  type Frame,
  firstOf,
  type Menu,
  many,
  type Option,
  option,
  planned,
  type Refusal,
  refuse,
} from '@orrery/kernel';
import { v } from '../../language.ts';
import { titleOf } from '../../names.ts';
import { inPlay, opponentOf, type WarsState } from '../../state.ts';
import { damage } from '../cards/damage.ts';
import { defenseOf } from '../cards/modifiers.ts';
import {
  canLose,
  judgeLoss,
  leftAfter,
  lifeLeft,
  loseOne,
  lossCard,
  losses,
  lossLabel,
  lossNote,
  lossTimes,
  sameLoss,
} from '../energy/lose-energy.ts';
import { cardNote } from '../questions/card-labels.ts';
import { twins } from '../questions/twins.ts';
import { cancelBattle } from '../turn/systematic-rules.ts';
import { absorbed, damageable, damageLabel, judgeDamage } from './damaged-cards.ts';

/** Returns the casualties that are not satisfied yet. Damaged cards satisfy their defense (wars/loss-step/2, wars/loss-step/8). */
export function casualtiesLeft(s: WarsState, lost: number): number {
  const b = s.battle;
  if (b === null || b.winner < 0) return 0;
  return b.casualties - lost - absorbed(s, opponentOf(b.winner));
}

const ALSO_DAMAGED = refuse('wars/loss-step/3', 'Choose an undamaged ship or unit of yours in this battle.');

const COVERED = refuse('wars/loss-step/4', 'The cards before it already satisfy the casualties. Choose fewer cards.');

// the player loses energy or damages more cards, one after the other (wars/loss-step/3, wars/loss-step/5, wars/loss-step/7)
const lossMenu: Menu<WarsState> = {
  name: 'casualties',
  list: (s, f) => [...losses(s, f.you, -1, -1), ...damageable(s, f.you).map(id => option('damage', id))],
  label: (s, _f, o, seat) => (o.verb === 'damage' ? damageLabel(s, o.a, seat) : lossLabel(s, o, seat)),
  prompt: (s, f) => {
    const n = casualtiesLeft(s, f.l.lost);
    return `You have ${many(n, 'casualty', 'casualties')} left to satisfy. Which cards do you lose or damage?`;
  },
  stakes: (s, f) =>
    `You lost this battle. A lost card satisfies 1. A damaged card satisfies its defense, and is destroyed when the battle ends. ${lifeLeft(s, f.you)}`,
  rule: 'wars/loss-step/8',
  note: (s, _f, o, seat) => (o.verb === 'damage' ? cardNote(s, o.a, seat) : lossNote(o)),
  card: (s, _f, o) => (o.verb === 'damage' ? titleOf(s, o.a) : lossCard(s, o)),
  same: (s, _f, a, b) => sameLoss(s, a, b) || (a.verb === 'damage' && b.verb === 'damage' && twins(s, a.a, b.a)),
  judge(s, f, _seat, wish) {
    if (wish.verb !== 'damage' && !(wish.verb === 'card' && inPlay(s, wish.a))) return judgeLoss(s, f.you, wish);
    return judgeDamage(s, f.you, wish.a, ALSO_DAMAGED);
  },
  sum: (s, f, seat, picks) => {
    const met = picks.reduce((sum, o) => sum + (o.verb === 'damage' ? defenseOf(s, o.a) : 1), 0);
    const casualties = many(casualtiesLeft(s, f.l.lost), 'casualty', 'casualties');
    return `These satisfy ${met} of ${casualties}. ${leftAfter(s, seat, picks)}`.trim();
  },
  least: (s, f, _seat, list) => {
    const energy = list.filter(o => o.verb !== 'damage');
    return energy.length > 0
      ? firstOf(energy, o => casualtyTimes(s, f, o), casualtiesLeft(s, f.l.lost))
      : list.slice(0, 1);
  },
};

/** Returns how often a plan can name an option: a pile once for each of its cards, up to the casualties left; other options once. */
const casualtyTimes = (s: WarsState, f: Frame, o: Option): number =>
  o.verb === 'pile' ? Math.min(casualtiesLeft(s, f.l.lost), lossTimes(s, f.you, o)) : 1;

/** Returns the rule that forbids a plan to continue after the casualties are satisfied, or null (wars/loss-step/4). */
function judgeCasualties(s: WarsState, f: Frame, picks: readonly Option[]): Refusal | null {
  let left = casualtiesLeft(s, f.l.lost);
  for (const o of picks) {
    if (left <= 0) return COVERED;
    left -= o.verb === 'damage' ? defenseOf(s, o.a) : 1;
  }
  return null;
}

/** The loser `you` satisfies the casualties (wars/loss-step/8). If they cannot, the battle is canceled (wars/loss-step/9). */
v.procedure(
  'satisfy casualties',
  v.rule('nothing lost yet', (_s, f) => {
    f.l.lost = 0;
  }),
  planned<WarsState>(v, 'choose casualties', {
    who: (_s, f) => f.you,
    menu: lossMenu,
    // the player stops when the casualties are satisfied (wars/loss-step/1, wars/loss-step/4)
    goesOn: (s, f) => casualtiesLeft(s, f.l.lost) > 0 && (canLose(s, f.you) > 0 || damageable(s, f.you).length > 0),
    max: (s, f) => casualtiesLeft(s, f.l.lost) + damageable(s, f.you).length,
    times: (s, f, _seat, o) => casualtyTimes(s, f, o),
    check: (s, f, _seat, picks) => judgeCasualties(s, f, picks),
    alike: (s, f, _seat, list) =>
      list.length === 1 ? firstOf(list, o => casualtyTimes(s, f, o), casualtiesLeft(s, f.l.lost)) : null,
    ordered: true,
    act: (s, f, o) => {
      if (o.verb === 'damage') damage(s, o.a, -1, f.you);
      else {
        loseOne(s, f.you, o.verb, o.a, -1);
        f.l.lost++;
      }
    },
  }),
  v.rule('casualties that cannot be satisfied', (s, f) => {
    if (casualtiesLeft(s, f.l.lost) > 0) cancelBattle(s);
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/battle/battle-phase.ts: wars/loss-step/6
