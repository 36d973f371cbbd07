import { clause } from '@orrery/kernel';
import { v } from '../language.ts';
import { IN_YOUR_TURN } from '../rules/table/decider.ts';
import { cannot, object, subject, tells, whoseText } from './statics.ts';

// Texts of the static kinds of luck cards and occurrences

tells('no play', (t, x) => {
  const what = x.to === undefined ? 'cards' : t.filter(x.to, true);
  if (x.to !== undefined && v.trait(x.to, 'named')) return `nobody can play ${object(t, x.to)}`;
  return clause(whoseText(t, x), 'play', `no more ${what}`);
});
tells('no functions', (t, x) => cannot(t, x.to, 'use its functions, not even in reaction'));
tells('no scouting', (t, x) => cannot(t, x.to, 'use its functions as a scout'));
tells('one function', (t, x) => `${subject(t, x.to)} uses no more than one function in a turn`);
tells('disengaged', (t, x) =>
  x.to?.w === 'stillInfected'
    ? `no equipment on ${t.ref('host')} can be engaged before research equal to its strength has been applied for it, in the order in which it was laid`
    : cannot(t, x.to, 'be engaged'),
);
tells('decides', (t, x) =>
  x.what === IN_YOUR_TURN
    ? `in your turn you alone use the functions of ${object(t, x.to)}, as if it were yours`
    : `you decide what ${subject(t, x.to)} does in the turn of its player`,
);
tells('kept', (t, x) => `nobody may choose to discard ${object(t, x.to)}`);
tells('reversed', (t, x) => `${subject(t, x.to)} takes points, Card Plays and draws in place of giving them`);
tells('truce', (t, x) => clause(whoseText(t, x), 'cannot', 'fire at your fleet and Sector HQ'));
tells('stays put', (t, x) => `${subject(t, x.to)} stays where it is`);
tells('no stand-in', (t, x) => clause(whoseText(t, x), 'cannot', `use economy as ${x.what}`));
