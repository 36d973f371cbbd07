import { ONE_CARD } from '../rules/play/voiding.ts';
import { more, object, subject, tells } from './statics.ts';

// Texts of the static kinds of hazards and monsters

tells('stays engaged', (t, x) => `${subject(t, x.to)} stays engaged without points`);
tells('damage done', (t, x) =>
  x.n !== undefined
    ? `${subject(t, x.to)} does ${more(t, x)} damage each time that it does any`
    : `${subject(t, x.to)} does ${x.times === 2 ? 'twice' : `${t.amount(x.times ?? 1)} times`} its damage`,
);
tells(
  'endures',
  (t, x) =>
    `${subject(t, x.to)} takes ${typeof x.n === 'number' ? `${x.n} more points of damage` : `more points of damage, as many as ${t.amount(x.n ?? 0)},`} before it is destroyed${x.what === 'healable' ? '' : ', and these cannot be repaired'}`,
);
tells('voids', (t, x) =>
  x.what === ONE_CARD
    ? `the next ${t.filter(x.to!)} that another player plays on ${object(t, x.of)}, or in reaction to what they do, has no effect`
    : `${t.filter(x.to!, true)} that other players play ${x.of === undefined ? 'against your fleet' : `on ${object(t, x.of)}`} have no effect`,
);
tells('safe headquarters', () => 'your Sector HQ takes no damage');
