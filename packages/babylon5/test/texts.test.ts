import { expect, test } from 'vitest';
import { CARDS, cardText } from '../src/index.ts';

// Wording of generated texts: occasion, target, effect, duration, and the deciding player

const lines = (title: string): string[] => cardText(CARDS.find(card => card.title === title)!);
const whole = (title: string): string => lines(title).join(' ');

test('an aftermath begins with when it is played and what it is put on, and then speaks of that', () => {
  expect(lines('Exploit Opportunities')).toEqual([
    "Play it after a won Intrigue conflict, on the initiator's ambassador.",
    'That ambassador has +1 Intrigue and +1 Diplomacy.',
  ]);
  expect(lines('Personal Sacrifice')).toEqual([
    'Play it after a won conflict of yours, on your ambassador, if it took part.',
    'It takes 2 less damage to neutralize your ambassador.',
    'When your ambassador supports a conflict with Diplomacy, that support counts 2 more.',
  ]);
  expect(lines('Hunted')[0]).toBe('Play it after any Intrigue conflict, on a character that took part.');
});

test('an aftermath speaks of the initiator as another than you, where it may be', () => {
  expect(lines('Renowned Victory')[0]).toMatch(
    /^Play it after a won Military conflict, if the initiator won by 5 or more/,
  );
  expect(lines('Refugees')[1]).toBe('The initiator loses 1 influence. Babylon 5 gains 1 influence.');
});

test('of two targets of one kind the texts say which is which', () => {
  expect(lines('Rivalry')[1]).toMatch(
    /and another Inner Circle character .*That player chooses one of the two; it becomes a supporting character\.$/,
  );
  expect(whole('Peace In Our Time')).toMatch(
    /Target a race that somebody plays and another race\..* The first race's tension toward the second race goes down by 1\.$/,
  );
});

test("marks that a card gives are somebody's", () => {
  expect(lines('Prophecy')).toEqual([
    'Sponsor it only if you control a Seeress character.',
    'Put it on a character.',
    'That character has a Destiny Mark and a Doom Mark.',
  ]);
  expect(lines('Servants of Order')[0]).toBe('Your ambassador has a Vorlon Mark.');
});

test('what was chosen is named once in a sentence', () => {
  expect(whole('Hedronn')).toBe(
    'Action: Rotate this card. Target an unrotated Minbari character other than this card. Rotate that character.',
  );
  expect(lines('Stephen Franklin')[0]).toMatch(
    /If that character is neutralized, remove up to 2 severe damage from it; otherwise remove all damage from it\.$/,
  );
});

test('a number to choose is said by what it does', () => {
  expect(whole('Miagi Hidoshi')).toMatch(
    /^Action: Choose a number that raises Miagi Hidoshi's Diplomacy to 10 at most\./,
  );
  expect(whole('Destiny Fulfilled')).toMatch(
    /^You may apply 5 influence, or 10 if there is no Destiny Fulfilled on your ambassador\. If you apply 5 or more, /,
  );
});

test('a conflict begins with what it is and at whom it is aimed; what its card then does comes last', () => {
  expect(lines('Border Raid')[0]).toBe('A Military conflict aimed at another player.');
  expect(lines('Dishonor').slice(-2)).toEqual([
    "If you win, this card stays on the target player's ambassador as an aftermath.",
    'That ambassador has -1 to all abilities for every 5 by which you won.',
  ]);
  expect(lines('Supplement Security')).toEqual([
    'A Diplomacy conflict.',
    'If you win, this card stays with your faction as an enhancement.',
    'Each attack does 1 less damage to each Inner Circle character in your faction.',
  ]);
});

test("an enhancement of a race is put on cards of that race, and a faction's speaks to its player", () => {
  expect(lines('Crystal Cities')[0]).toBe('Put it on a Minbari location.');
  expect(lines('Mines')[0]).toBe('Put it on a faction; "you" on it then means the player of that faction.');
});

test('a leader, and what becomes of it', () => {
  expect(whole('Kalain')).toMatch(
    /^Action, only if Kalain leads a ready fleet other than a Colonial Fleet, Homeworld Fleet or Picket Fleet: .* If that neutralizes Kalain, discard Kalain\.$/,
  );
});
