import { call, v } from '../language.ts';
import { expel, found, founderOf, isMember, join } from '../rules/politics/isa.ts';
import { ISA_WORTH } from '../traits.ts';
import { onSeat, seatVerb } from './acting.ts';

// The Interstellar Alliance (ISA): what cards found, join and vote on.

/** The Interstellar Alliance exists (b5/isa/1). */
export const isaExists = v.test(
  'isaExists',
  () => s => s.isa !== undefined,
  () => 'the Interstellar Alliance exists',
  () => 'there is no Interstellar Alliance',
)();

/** Players who are members of the Interstellar Alliance (b5/isa/9). */
export const inISA = v.filter(
  'inISA',
  () => (s, seat) => isMember(s, seat),
  () => ({
    noun: 'player',
    which: 'who is in the Interstellar Alliance',
    not: { noun: 'player', which: 'who is not in the Interstellar Alliance' },
  }),
)();

/** The player who founded the Interstellar Alliance. Nobody, if there is none or that player is out of the game (b5/isa/10). */
export const isaFounder = v.ref(
  'isaFounder',
  () => s => founderOf(s),
  () => 'the founder of the Interstellar Alliance',
)();

/** A player founds the Interstellar Alliance, unless it exists (b5/isa/1). */
export const foundISA = onSeat(
  'foundISA',
  () => (s, seat) => found(s, seat),
  who => seatVerb(who, 'found', 'the Interstellar Alliance (ISA), unless it exists'),
  who => ({ means: [[who, ISA_WORTH.founds]], ...(who === 'you' ? { isa: 'founds' } : {}) }),
);

/** A player joins the Interstellar Alliance, if it exists. */
export const joinISA = onSeat(
  'joinISA',
  () => (s, seat) => join(s, seat),
  who => seatVerb(who, 'join', 'the Interstellar Alliance'),
  who => ({ means: [[who, ISA_WORTH.joins]], ...(who === 'you' ? { isa: 'joins' } : {}) }),
);

/** The Interstellar Alliance expels a player, if it is a member. */
export const expelFromISA = onSeat(
  'expelFromISA',
  () => (s, seat) => expel(s, seat),
  who => `the Interstellar Alliance expels ${who}`,
  who => ({ means: [[who, -ISA_WORTH.joins]] }),
);

/** The members of the Interstellar Alliance vote. You call the vote, and the founder presides (b5/isa/10). */
export const isaVote = v.flow(
  'isaVote',
  c => c.effect(call('ISA vote')),
  () => 'call a vote of the Interstellar Alliance',
  { polls: 'isa' },
);
