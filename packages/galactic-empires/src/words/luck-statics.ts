import type { Teller, Test } from '@orrery/kernel';
import type { StaticSource } from '../card.ts';
import { cannot, object, subject, tells } from './statics.ts';

// Texts of the static kinds of luck cards and occurrences

const who = (t: Teller, x: StaticSource, you: string, they: string): string =>
  x.who === undefined ? `you ${you}` : `${t.test(x.who as Test)} ${they}`;

tells('no play', (t, x) => {
  const what = x.to === undefined ? 'cards' : t.filter(x.to, true);
  return who(t, x, `play no more ${what}`, `plays no more ${what}`);
});
tells('no functions', (t, x) => cannot(t, x.to, 'use its functions, not even in reaction'));
tells('one function', (t, x) => `${subject(t, x.to)} uses no more than one function in a turn`);
tells('disengaged', (t, x) =>
  x.to?.w === 'stillInfected'
    ? `no equipment on ${t.ref('host')} can be engaged before research equal to its strength has been applied for it, what was laid first coming first`
    : cannot(t, x.to, 'be engaged'),
);
tells('decides', (t, x) => `you decide what ${subject(t, x.to)} does in the turn of its player`);
tells('kept', (t, x) => `nobody may choose to discard ${object(t, x.to)}`);
tells('reversed', (t, x) => `${subject(t, x.to)} takes points, Card Plays and draws in place of giving them`);
tells('truce', (t, x) =>
  who(t, x, 'do not fire at your fleet and Sector HQ', 'cannot fire at your fleet and Sector HQ'),
);
tells('stays put', (t, x) => `${subject(t, x.to)} stays where it is`);
tells('no stand-in', (t, x) => who(t, x, `cannot use economy as ${x.what}`, `cannot use economy as ${x.what}`));
