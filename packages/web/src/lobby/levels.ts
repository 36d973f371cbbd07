/** The levels of bots, and their names on the screen. */
import { t } from '../copy/index.ts';

const LEVELS = ['easy', 'medium', 'strong', 'master'] as const;

/** True if a player's name is the level of a bot. */
const isLevel = (name: string): name is (typeof LEVELS)[number] => (LEVELS as readonly string[]).includes(name);

/** The name of a level, such as `Easy`. A level that the page does not know keeps its own name. */
export const levelName = (level: string): string => (isLevel(level) ? t(`setUp.levels.${level}`) : level);

/** The name of a player in a list: a bot goes by its level, such as `easy bot`. */
export const playerName = (name: string): string => (isLevel(name) ? t('players.bot', { level: name }) : name);
