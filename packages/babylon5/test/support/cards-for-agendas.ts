// Agendas that no edition prints, for the rules of agendas. Their titles begin with `Test`.
import type { CardSource } from '../../src/card.ts';
import { compileCard } from '../../src/compile.ts';
import { v } from '../../src/language.ts';
import { power } from '../../src/rules/politics/power.ts';
import {
  ambassador,
  anothers,
  anyCards,
  countsAsPower,
  gainInfluence,
  givesMark,
  has,
  inYourFaction,
  openAgenda,
  ratingHigher,
  setOf,
  takeControl,
  that,
  yourMarks,
} from '../../src/words/index.ts';

const { agenda, character, conflict, event } = setOf('test');
const yours = that(ambassador, inYourFaction);

const twentyPower = v.test(
  'test: twenty power',
  () => (s, f) => power(s, f.you) >= 20,
  () => 'you have 20 power',
)();

const cards: CardSource[] = [
  agenda('Test Secret Plan', { always: [has(yours, 'diplomacy', 2)] }),
  agenda('Test Other Plan', {}),
  agenda('Test Grand Plan', { major: true }),
  agenda('Test Greater Plan', { major: true }),
  agenda('Test Dark Plan', { needsMarks: { shadow: 2 } }),
  agenda('Test Grand Dark Plan', { major: true, needsMarks: { shadow: 2 } }),
  agenda('Test Public Works', { hiddenFree: true }),
  agenda('Test Mighty Plan', { always: [countsAsPower(3)] }),
  agenda('Test Universal Plan', { needs: twentyPower }),
  agenda('Test Narn Plan', { race: 'narn' }),
  agenda('Test Limited Plan', { copies: 'limited' }),
  agenda('Test Light Plan', { always: [givesMark('vorlon')] }),
  agenda('Test Shade Plan', { always: [givesMark('shadow')] }),
  agenda('Test Rich Plan', { always: [ratingHigher(2)] }),
  agenda('Test Proud Plan', {
    always: [givesMark('destiny'), countsAsPower(yourMarks('destiny'))],
    whenever: [{ on: 'influence-built', say: 'whenever anybody builds', effect: gainInfluence('you', 1) }],
  }),
  agenda('Test Quarrel Plan', {
    conflicts: [{ name: 'Test Quarrel', types: ['intrigue'], cost: 2, outcome: gainInfluence('you', 1) }],
  }),
  agenda('Test Errand Plan', {
    actions: [{ oncePerTurn: true, effect: gainInfluence('you', 1) }],
  }),
  character('Test Secret Shade', { race: 'narn', cost: 1, abilities: { intrigue: 2 }, marks: { shadow: 2 } }),
  conflict('Test Dispute', { conflict: { types: ['diplomacy'] } }),
  event('Test Annexed Plan', {
    play: { target: { which: anyCards(that(openAgenda, anothers)) }, effect: takeControl('which') },
  }),
];
for (const card of cards) compileCard(card);
