/** The coach's words for a sign, for a choice, and for the goal of a game. */
import { parseOption } from '@orrery/kernel';
import { t } from '../../copy/index.ts';
import { COACHED, type CoachedGame } from './coaching.ts';

/** How to win, in one sentence. */
export const goalOf = (game: CoachedGame): string => t(`coach.goal.${game}`);

/** What can be said once about winning: somebody is close to it, or there is another way. */
export type News = 'near' | 'danger' | 'station';

/** News about winning, in a sentence; '' if the game has none of this kind. */
export function newsOf(game: CoachedGame, news: News): string {
  if (game === 'babylon5') return t(`coach.news.babylon5.${news}`);
  return news === 'near' || news === 'danger' ? t(`coach.news.${game}.${news}`) : '';
}

/** The words for a sign: a flag of a few words beside it, and a sentence. */
export interface SignWords {
  readonly flag: string;
  readonly more: string;
}

/** The words for a sign of a game. With the hand, the player hears how to read a card. */
export function signWords(game: CoachedGame, at: number): SignWords {
  const { flag, more } = wordsAt(game, at);
  return { flag, more: COACHED[game].signs[at]!.name === 'hand' ? `${more} ${t('coach.reads')}` : more };
}

function wordsAt(game: CoachedGame, at: number): SignWords {
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

/** Why a player turns down these options; null if there is no reason of its own. */
function passReason(game: CoachedGame, offered: readonly string[]): string | null {
  const among = <Verb extends string>(verbs: readonly Verb[]) => verbs.find(verb => offered.includes(verb));
  switch (game) {
    case 'babylon5': {
      const verb = among(COACHED.babylon5.passed);
      return verb === undefined ? null : t(`coach.why.babylon5.pass-${verb}`);
    }
    case 'wars': {
      const verb = among(COACHED.wars.passed);
      return verb === undefined ? null : t(`coach.why.wars.pass-${verb}`);
    }
    case 'galactic-empires': {
      const verb = among(COACHED['galactic-empires'].passed);
      return verb === undefined ? null : t(`coach.why.galactic-empires.pass-${verb}`);
    }
  }
}

/** The verbs that bring a card from the hand into play. */
const BRINGS: ReadonlySet<string> = new Set(['play', 'sponsor']);

/**
 * Why a card of this type is brought into play; null if the answer does something else, or the type has no reason of its own.
 * @param type the type of the card's face
 * @param ids the ids of the answer's options
 */
export function kindReason(game: CoachedGame, type: string, ids: readonly string[]): string | null {
  if (!verbsOf(ids).some(verb => BRINGS.has(verb))) return null;
  switch (game) {
    case 'babylon5': {
      const kind = known(COACHED.babylon5.kinds, type);
      return kind === null ? null : t(`coach.kinds.babylon5.${kind}`);
    }
    case 'wars': {
      const kind = known(COACHED.wars.kinds, type);
      return kind === null ? null : t(`coach.kinds.wars.${kind}`);
    }
    case 'galactic-empires': {
      const kind = known(COACHED['galactic-empires'].kinds, type);
      return kind === null ? null : t(`coach.kinds.galactic-empires.${kind}`);
    }
  }
}

/** The verbs of these options. */
export const verbsOf = (ids: readonly string[]): string[] => [...new Set(ids.map(id => parseOption(id)?.verb ?? ''))];

/** The coach says a reason twice, if the player waits: first as it is (`why`), then in other words (`again`). */
export type Wording = 'why' | 'again';

/** The answer that takes none of what is offered. */
const NONE = 'number:0';

/**
 * Why an answer is a good one, in a sentence.
 * @param wording the first words for it, or others
 * @param menu the name of the question's menu
 * @param ids the ids of its options
 * @param single true if the answer is one option, and not a list
 * @param offered the verbs of the other options, which a pass turns down
 */
export function reasonOf(
  wording: Wording,
  game: CoachedGame,
  menu: string,
  ids: readonly string[],
  single: boolean,
  offered: readonly string[] = [],
): string {
  const [id] = ids;
  if (id === undefined || id === 'pass' || id === NONE)
    return (wording === 'why' ? passReason(game, offered) : null) ?? t(`coach.${wording}.${game}.pass`);
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
