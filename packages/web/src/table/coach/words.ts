/** The coach's words for a sign, for a choice, and for the goal of a game. */
import { parseOption } from '@orrery/kernel';
import { t } from '../../copy/index.ts';
import { COACHED, type CoachedGame } from './coaching.ts';

/** How to win, in one sentence. */
export const goalOf = (game: CoachedGame): string => t(`coach.goal.${game}`);

/** The words for a sign: a flag of a few words beside it, and a sentence. */
export interface SignWords {
  readonly flag: string;
  readonly more: string;
}

/** The words for a sign of a game. */
export function signWords(game: CoachedGame, at: number): SignWords {
  // each game has its own keys, so the compiler checks each
  switch (game) {
    case 'babylon5': {
      const { name } = COACHED.babylon5.signs[at]!;
      return { flag: t(`coach.signs.babylon5.${name}.flag`), more: t(`coach.signs.babylon5.${name}.more`) };
    }
    case 'wars': {
      const { name } = COACHED.wars.signs[at]!;
      return { flag: t(`coach.signs.wars.${name}.flag`), more: t(`coach.signs.wars.${name}.more`) };
    }
    case 'galactic-empires': {
      const { name } = COACHED['galactic-empires'].signs[at]!;
      return {
        flag: t(`coach.signs.galactic-empires.${name}.flag`),
        more: t(`coach.signs.galactic-empires.${name}.more`),
      };
    }
  }
}

/** Finds a verb in a list that the compiler knows. */
const known = <Verb extends string>(verbs: readonly Verb[], verb: string): Verb | null =>
  verbs.find(one => one === verb) ?? null;

/** The coach says a reason twice, if the player waits: first as it is (`why`), then in other words (`again`). */
export type Wording = 'why' | 'again';

/**
 * Why an answer is a good one, in a sentence.
 * @param wording the first words for it, or others
 * @param menu the name of the question's menu
 * @param ids the ids of its options
 * @param single true if the answer is one option, and not a list
 */
export function reasonOf(
  wording: Wording,
  game: CoachedGame,
  menu: string,
  ids: readonly string[],
  single: boolean,
): string {
  const [id] = ids;
  if (id === undefined || id === 'pass') return t(`coach.${wording}.${game}.pass`);
  const verb = menu === 'starting location' ? 'start' : (parseOption(id)?.verb ?? '');
  switch (game) {
    case 'babylon5': {
      const own = known(COACHED.babylon5.verbs, verb);
      if (own !== null) return t(`coach.${wording}.babylon5.${own}`);
      break;
    }
    case 'wars': {
      const own = known(COACHED.wars.verbs, verb);
      if (own !== null) return t(`coach.${wording}.wars.${own}`);
      break;
    }
    case 'galactic-empires': {
      const own = known(COACHED['galactic-empires'].verbs, verb);
      if (own !== null) return t(`coach.${wording}.galactic-empires.${own}`);
      break;
    }
  }
  return single ? t(`coach.${wording}.other`) : t(`coach.${wording}.list`);
}
