import { clause } from '@orrery/kernel';
import { object, subject, tells, whoseText } from './statics.ts';

// Texts of the static kinds about psys, fields, and what protects or attacks a Sector HQ or a Psy Network

tells(
  'easier functions',
  (t, x) => `the functions of ${object(t, x.to)} ask for ${t.amount(x.n!)} points of strength less`,
);
tells(
  'fields of others',
  (t, x) => `${subject(t, x.to)} can also use functions of the fields of other players, of any discipline`,
);
tells('fires at headquarters', (t, x) => `${subject(t, x.to)} can fire at a Sector HQ or a Psy Network`);
tells('doubles economy', (t, x) => clause(whoseText(t, x), 'get', `2 ${x.what} for each economy used as ${x.what}`));
tells('as economy', (t, x) => `${subject(t, x.to)} generates 1 economy for every 2 of its other points, command aside`);
tells('comes back', (t, x) => `${object(t, x.to)} that would be discarded after being played go back to the hand`);
tells('plays cost', (t, x) =>
  clause(
    whoseText(t, x),
    'give',
    `1 ${x.what}, or economy in its place, at the beginning of the Allocation Phase for each card to play in that turn, and can play no more cards`,
  ),
);
tells('separate', () => 'the cards of combined terrain take damage one by one');
tells('strikes terrain', (t, x) => `the psy damage of ${object(t, x.to)} harms terrain as heavy weapons do`);
tells('no cover', (t, x) => `${subject(t, x.to)} does not protect the terrain that it is on`);
tells(
  'second use',
  (t, x) =>
    `once in each turn, ${t.one(x.to!)} can use a function for psys of strength ${t.amount(x.n!)} or less a second time, for another point`,
);
