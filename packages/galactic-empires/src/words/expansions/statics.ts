import { clause } from '@orrery/kernel';
import { AT_LEAST } from '../../rules/psy/psy-strength.ts';
import { counted, more, object, subject, tells, whoseText } from '../statics.ts';
import { factor, weapons } from '../weapon-statics.ts';

// Texts of the static kinds that only cards of expansions have

tells('adds twice', (t, x) => `${subject(t, x.to)} adds twice as many points to its terrain`);
tells('adds up', (t, x) => `what ${t.filter(x.of!, true)} add to ${object(t, x.to)} adds up`);
tells(
  'first damage',
  (t, x) =>
    `the first ${t.amount(x.n ?? 0)} points of damage to ${object(t, x.to)} in each turn of another player do nothing`,
);
tells(
  'stands for',
  (t, x) =>
    `${t.ref('self')} takes 1 damage in place of all damage that a card or a volley would do to ${object(t, x.to)}`,
);
tells('phase over', (t, x) => clause(whoseText(t, x), 'do', 'nothing more in it'));
tells('no exchange', (t, x) => clause(whoseText(t, x), 'exchange', 'no cards with the reserve fleet'));
tells('free exchange', (t, x) => clause(whoseText(t, x), 'exchange', 'cards with the reserve fleet at no Card Play'));
tells('no benefits', (t, x) => `${subject(t, x.to)} gives no benefits: apart from its functions, it does nothing`);
tells('moves to', (t, x) => `${subject(t, x.to)} can move only to ${object(t, x.of)}`);
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
tells(
  'stands alone',
  (t, x) =>
    `${subject(t, x.to)} needs no terrain: played together with ${t.ref('self')}, it can be played alone in space, and it stays when its terrain goes`,
);
tells('shields', counted('shield point'));
tells('nodes', counted('node'));
tells('psy damage', counted('psy damage point'));
tells('also played on', (t, x) => `${t.filter(x.of!, true)} can also be played on ${object(t, x.to)}`);
tells('physical damage', (t, x) =>
  x.times === 0
    ? `${subject(t, x.to)} does no physical damage`
    : `${subject(t, x.to)} does ${t.amount(x.n!)} more ${x.n === 1 ? 'point' : 'points'} of physical damage`,
);
tells('heavy weapons', (t, x) => {
  const which = x.what === undefined ? 'heavy weapons' : weapons(x);
  return x.times === 0
    ? `the ${which} of ${object(t, x.to)} do not work`
    : `${subject(t, x.to)} has ${factor(t, x)} its ${which}`;
});
tells(
  'undetected',
  (t, x) =>
    `a unit can fire at ${object(t, x.to)} only on a turn on which its player has given it ${t.amount(x.n!)} research for that`,
);
tells('fires sooner at', (t, x) => `${subject(t, x.to)} fires at no other location while it can harm ${t.one(x.of!)}`);
tells('phasers again', (t, x) => `each phaser of ${object(t, x.to)} can fire twice a turn, but only once in a volley`);
tells('penetrates', (t, x) => `each ${x.what} of ${object(t, x.to)} works as a Shield Penetration Device`);
tells('psy strength', (t, x) =>
  x.what === AT_LEAST
    ? `${subject(t, x.to)} uses functions of fields as if its printed strength were at least ${t.amount(x.n!)}`
    : `${subject(t, x.to)} uses functions of fields with ${x.times === undefined ? `${more(t, x)} strength` : 'twice its strength'}`,
);
