import { expect, test } from 'vitest';
import { CARDS, cardText } from '../src/index.ts';

// Generated texts: targets, costs, counts, gifts and durations

const lines = (title: string): string[] => cardText(CARDS.find(card => card.title === title)!);
/** Returns the last line of a card's text. */
const last = (title: string): string => lines(title).at(-1)!;

test('what is targeted is not named in full again', () => {
  expect(last('Junshi')).toBe('Target an asset and destroy it.');
  expect(last('Breaching')).toBe('Target a unit without piloting at a sector and destroy it.');
  expect(last('Katal Dalaka')).toBe(
    "Once each turn, pay 1 energy => Target one of your opponent's units in a site battle here: reveal a card for destiny; if that unit's defense is less than your destiny, damage it, then your opponent either pays or loses 2 energy (their choice).",
  );
});

test('a cost says what is done with which card, and afterwards the card is known by it', () => {
  expect(last('Kano Masako')).toBe(
    'Once each turn, put a card from your hand onto your used pile => Activate 1 energy.',
  );
  expect(last('Conservation')).toMatch(
    /^Once each turn, damage one of your characters .*the damaged character's energy cost\.$/,
  );
  expect(lines('Sheltered')).toContain('To play this order, you must also dismiss one of your units at a site.');
});

test('how many there are is counted, not compared', () => {
  expect(last('Bean Counter')).toBe(
    'While there are at least 8 cards in your active pile, this character has power +4.',
  );
  expect(last('Irama-Vishal')).toBe('While you have no support icon here, this character is immune to attrition.');
  expect(last('Sudeva Escort')).toBe(
    'Whenever you attack here and you have exactly one ship here and your opponent has exactly one ship here, your opponent loses 1 energy.',
  );
  expect(last('Subjugate')).toBe('Target a unit in a site battle and damage it.');
  expect(lines('Subjugate')[0]).toBe(
    "Play it only while your total tactics at the battle's location is at least twice your opponent's.",
  );
});

test('numbers of one card that change at the same time are told together', () => {
  expect(lines('Incapacitated')).toContain('This character has power -1, tactics -1 and defense -1.');
  expect(lines('Vatarva-Sudeva')).toEqual(['This ship and each unit aboard it are immune to attrition.']);
  expect(last('Waylaid')).toMatch(/that character's power and tactics are each lowered by that kizen's tactics\.$/);
});

test('attrition, drains and totals are more or less, higher or lower', () => {
  expect(last('Crossfire')).toBe('Cause 1 more attrition for each of your warriors in the battle.');
  expect(last('Cornered')).toBe('Target one of your weapons in a site battle: your opponent causes 4 less attrition.');
  expect(last('Tavang-Damir')).toBe("Your opponent's drains at each related site take 1 less energy.");
  expect(lines('Carrier Screen')).toContain("Your opponent's battle destiny here is 3 lower.");
});

test('when something may be done is told as a time', () => {
  expect(lines('Consultation')[0]).toBe('Play it only in your move phase.');
  expect(lines('State of Readiness')[0]).toBe(
    'Play it only during a site battle, while you have at least 4 warriors in it.',
  );
  expect(last("Howler's Gambit")).not.toMatch(/its owner's owner/);
});

test('an interrupt that can be played but once each turn says so', () => {
  for (const card of CARDS)
    expect([card.title, cardText(card).includes('Play it at most once each turn.')]).toEqual([
      card.title,
      card.uses === 1,
    ]);
});

test('a keyword says what it means', () => {
  for (const card of CARDS)
    for (const line of cardText(card).slice(0, 3))
      if (/^(Piloting|Size|Transport|Quickdraw|Scouting|Encampment|Unlimited|Captain)\b/.test(line))
        expect(line, card.title).toMatch(/: .{20,}\.$/);
});

test('the cards of a pile are named once, and what is yours goes to piles of yours', () => {
  expect(last('Synched Up')).toBe(
    'Reveal the top 3 cards of your reserve; choose one of those cards and put it beneath your active pile; choose one of the others; it is lost.',
  );
  expect(last('Blinding Scream')).toBe(
    "Your opponent reveals their hand; your opponent chooses a card in their hand; you choose a card in their hand with the same destiny as that card and put it onto its owner's used pile.",
  );
});

test('a word that could mean two cards is not left to mean either', () => {
  expect(last('Cloud')).toMatch(/at that ship's location, damage that ship\.$/);
  expect(last('Gongen T.S.V.')).toMatch(/by an ability of a weapon beneath this vehicle, .* to destroy that unit\.$/);
  expect(last('Minefield')).toBe(
    "Whenever one of your opponent's units enters play here, you reveal a card for destiny; if that unit's defense is less than your destiny, destroy that unit.",
  );
  expect(last('Sheltered')).toBe(
    "Target a Gongen unit in your lost pile and play it at the dismissed unit's location for 3 less energy.",
  );
  expect(lines('Life Leech')[0]).toMatch(/ as a kizen of yours and put that character onto its owner's used pile\.$/);
  expect(last('Traginium Surplus')).toMatch(
    /your opponent loses 1 energy, then you stack each lost card on this asset face down\.$/,
  );
  expect(last('Traginium Heist')).toBe(
    'Your opponent chooses 2 cards in their hand, reveals them, then puts them onto their reserve.',
  );
});

test('a test of a target is a sentence of its own', () => {
  expect(last('Banak Ilnasit')).toMatch(/another unit here: if that unit can be damaged, damage it, then /);
});
