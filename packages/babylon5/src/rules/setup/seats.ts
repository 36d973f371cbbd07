// The legal seats of a match: the number of players, their races and kinds of faction (b5/setup/1).
import { BadInput } from '@orrery/kernel';
import { kindName, people, RACE_NAMES } from '../../names.ts';
import { DESIGNATIONS, RACES, RULESETS, type Ruleset } from '../../state.ts';
import { fault, HOUSE_RULES, type SeatSetup, type Setup } from './match-setup.ts';
import { checkOptions } from './which-rules.ts';

/** The number of seats without alternate factions (b5/setup/1), and the most that this table allows. */
const STANDARD_SEATS = 5;
const MOST_SEATS = 12;
/** The largest deck that this table accepts. The rules have no limit (b5/deck/5). */
const MOST_CARDS = 10_000;

/** Checks a setup, apart from its cards. @throws BadInput with the first fault */
export function checkSetup(setup: unknown): Setup {
  const given = setup as Partial<Setup> | null;
  if (typeof given !== 'object' || given === null)
    throw new BadInput('A match of Babylon 5 needs a setup with a ruleset and seats.');
  const { ruleset, seats } = given;
  if (!RULESETS.includes(ruleset as Ruleset))
    throw new BadInput(`Choose a ruleset first: ${RULESETS.join(', ')} (b5/which-rules/1).`);
  for (const rule of given.house ?? [])
    if (!HOUSE_RULES.includes(rule))
      throw new BadInput(`"${rule}" is no house rule here; there are: ${HOUSE_RULES.join(', ')} (b5/which-rules/1).`);
  const engine = ruleset === 'engine';
  if (!Array.isArray(seats) || seats.length < 2)
    throw new BadInput(`Babylon 5 is for two players or more (${engine ? 'b5/setup/2' : 'b5/setup/1'}).`);
  if (!engine && !given.alternateFactions && seats.length > STANDARD_SEATS)
    throw new BadInput('Without alternate factions Babylon 5 is for two to five players (b5/setup/1).');
  if (seats.length > MOST_SEATS) throw new BadInput('This table seats twelve players at most.');
  seats.forEach((seat, i) => {
    checkSeat(given as Setup, seat, i);
  });
  checkOptions(given as Setup);
  checkFactions(given as Setup);
  return given as Setup;
}

function checkSeat({ ruleset, alternateFactions }: Setup, seat: SeatSetup, i: number): void {
  if (!RACES.includes(seat?.race))
    throw fault(i, `"${String(seat?.race)}" is no race that can be played`, 'b5/setup/3');
  const { designation = 'babylon project' } = seat;
  if (!DESIGNATIONS.includes(designation))
    throw fault(
      i,
      `nobody starts as a faction called "${String(designation)}"; choose ${DESIGNATIONS.join(', ')}`,
      'b5/setup/6',
    );
  if (ruleset !== 'engine' && designation !== 'babylon project' && !alternateFactions)
    throw fault(i, `no ${kindName(designation)} plays without the alternate faction rules`, 'b5/setup/15');
  if (ruleset === 'engine' && designation === 'home' && seat.race === 'non-aligned')
    throw fault(i, 'the Non-Aligned have no home faction', 'b5/setup/14');
  if (designation === 'psi corps' && seat.race !== 'human')
    throw fault(i, 'only a Human player leads the Psi Corps', 'b5/setup/13');
  for (const [what, list] of [
    ['deck', seat.deck],
    ['hand', seat.hand ?? []],
    ['reserve', seat.reserve ?? []],
    ['Crusade Pile', seat.crusade ?? []],
  ] as const) {
    if (!Array.isArray(list)) throw new BadInput(`Seat ${i + 1} has no ${what}.`);
    if (list.length > MOST_CARDS)
      throw new BadInput(`Seat ${i + 1}: a ${what} of ${list.length} cards is more than this table takes.`);
  }
}

/** Checks the races and kinds of faction of the seats together (b5/setup/4, b5/setup/5, b5/setup/7, b5/setup/9, b5/setup/10, b5/setup/13, b5/dual-race/22). */
function checkFactions({ ruleset, seats, alternateFactions, preliminary }: Setup): void {
  const taken = new Set<string>();
  seats.forEach(({ race, designation = 'babylon project', options = [] }, i) => {
    const engine = ruleset === 'engine';
    if (preliminary && ruleset === 'tournament' && taken.has(race))
      throw fault(i, `at a table of a preliminary round only one player plays ${people(race)}`, 'b5/dual-race/22');
    if (!engine && !alternateFactions && taken.has(race))
      throw fault(i, `${people(race)} are taken already`, 'b5/setup/4');
    const kind = kindName(designation);
    const what = designation === 'psi corps' ? kind : `${RACE_NAMES[race]} ${kind}`;
    const several =
      designation === 'corporate' ||
      race === 'non-aligned' ||
      (designation === 'home' && options.includes('shared home factions'));
    if (taken.has(what) && !several) {
      const rule = { 'psi corps': 'b5/setup/13', home: 'b5/setup/9', corporate: '', 'babylon project': 'b5/setup/7' }[
        designation
      ];
      throw fault(i, `a game has only one ${what}`, engine ? rule : 'b5/setup/4');
    }
    taken.add(race).add(what);
  });
}
