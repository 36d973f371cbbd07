// How a sentence that words have told reads on: what has been named is not named again in full.
import { realize } from '@orrery/kernel';


/** The top or bottom cards of a pile, whosever it is called. */
const OF_PILE =
  /\bthe (top|bottom) (card|(\w+) cards) of (?:your|their|your opponent's|that player's|its owner's) (reserve|used pile)/g;

/** Names the cards of a pile once; afterwards they are `that card`, `those cards`, or `the others` once one of them has gone. */
function cardsOnce(text: string): string {
  const first = new Map<string, string>();
  // where nobody else's cards are spoken of, what goes back goes to a pile of yours
  const own = /\bthe (?:top|bottom) [^;:]*? of your\b/.test(text) && !/\btargets?\b|\bopponent\b|\bplayer\b/.test(text);
  return (own ? text.replace(/\b(?:its|their) owner's\b/g, 'your') : text).replace(
    OF_PILE,
    (whole, end: string, cards: string, n: string | undefined, pile: string) => {
      const key = `${end} ${pile}`;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, cards);
        return whole;
      }
      if (before === cards) return n === undefined ? 'that card' : 'those cards';
      return /^\d+$/.test(n ?? '') && Number(n) < Number(before.split(' ')[0]) ? 'the others' : whole;
    },
  );
}

/** What belongs to somebody who has just been named in the same clause: `your opponent reveals their hand`. */
const theirs = (text: string): string =>
  text.replace(
    /\b(your opponent|that player) ((?!can\b|may\b)\w+s\b)([^;:]*)/g,
    (_x, who: string, verb: string, rest: string) => `${who} ${verb}${rest.replaceAll(`${who}'s `, 'their ')}`,
  );

/** A text as it reads well aloud: nothing named twice in full, and the plurals of the game. */
export const read = (text: string): string =>
  theirs(cardsOnce(realize(text)))
    .replace(/\bif (so|you do|they do), if /g, 'if $1 and ')
    .replace(/\bkizens\b/g, 'kizen')
    // a battle comes before where it is
    .replace(/\bhere in a ((?:site |sector )?battle)\b/g, 'in a $1 here')
    .replace(/\b2 times (?=the |that |your )/g, 'twice ')
    .replace(/\b(reveals?) the cards in (their|your opponent's|your) hand\b/g, '$1 $2 hand')
    // a card that lies in a pile of yours is your own
    .replace(/\b((?:in|from|of) your (?:hand|lost pile|used pile|reserve)[^;:]*?) (its|their) owner's\b/g, '$1 your')
    // the same holder is not named twice
    .replace(
      /\b(this \w+) ([^,;:]*?) and \1 (is|has|did) /g,
      (_x, who: string, is: string, verb: string) => `${who} ${is} and ${verb === 'has' ? 'it ' : ''}${verb} `,
    )
    .replace(/; if that card is (an? [^,;]+), put that card ([^;.]+)/g, '; put it $2 if it is $1')
    .replace(/\bif ([^,;:]+), until the end of the turn, ([^;:]+)$/, 'if $1, $2 until the end of the turn')
    .replace(/\b([^,;:]+?) is exactly (\d+) or \1 is exactly (\d+)/g, '$1 is $2 or $3')
    .replace(/\b(chooses? one of (?:those cards|the others)) and it is lost/g, '$1; it is lost')
    // who may pay is told before when
    .replace(/\bif ([^,;:]+), (you may (?:pay|lose) [^,;:]+), and if you do,/g, '$2 if $1; if you do,')
    // two numbers of a card that change by as much
    .replace(
      /\b((?:that|this) \w+'s) (\w+) is (raised|lowered) by ([^;,]+?) and (?:\1|its) (\w+) is \3 by \4/g,
      '$1 $2 and $5 are each $3 by $4',
    )
    .replace(/\bwhere ([^,;:]+?) where (?=you|your|both)/g, 'where $1 and where ')
    // two of a kind that must match
    .replace(
      /\ba (card in your hand) and a \1 with the same (\w+) as that card\b/g,
      '2 cards in your hand with the same $2',
    )
    .replace(/\band put each of them (?=onto your )/g, 'and put them ')
    // who has done several things in a row is named once, and another who goes on is named
    .replace(
      /\b(your opponent chooses [^,;:]+); your opponent reveals those cards, then put those cards onto their owner's /g,
      '$1, reveals them, then puts them onto their ',
    )
    .replace(/\b(your opponent (?:reveals|loses) [^,;:]+(?:, then(?= choose | stack )|;(?= stack ))) /g, '$1 you ')
    .replace(/\bthe the /g, 'the ');

/** Where a target that has just been named can be meant by `it`: right after what is done. */
const AFTER_VERB = /^(?:(?!if )[a-z]+|(?:add|subtract) \S+ (?:to|from)|move this [\w' ]+? to) $/;
/** What is targeted, and what comes of it: `target an asset and destroy it`, `target a kizen: until the end of the turn, ...`. */
export const aimedText = (aim: string, effect: string): string =>
  `${aim}${AT_ONCE.test(effect) ? ' and ' : ': '}${effect}`;
/** What is done to a target that has just been named. */
const AT_ONCE = /^(?:(?!if )[a-z]+|(?:add|subtract) \S+ (?:to|from)|move this [\w' ]+? to) (?:it|them)\b/;
/**
 * What comes of a target that has just been named, which is not named in full again and again: `target an asset and destroy it`.
 * @param named how the target is called: `that unit`
 */
export function afterTarget(effect: string, named: string): string {
  const it = (clause: string, start: number): string => {
    const at = clause.indexOf(named, start);
    if (at < 0) return clause;
    const owns = clause.startsWith("'s ", at + named.length);
    // another thing that has been named in between could be meant
    const plain = !/\b(?:this (?!turn)|one |(?:top|bottom) card |your opponent (?:\w+ )?pays )|'s location, /.test(
      clause.slice(start, at),
    );
    const word = plain ? (owns ? 'its ' : 'it') : named + (owns ? "'s " : '');
    const next = clause.slice(0, at) + word;
    return it(next + clause.slice(at + named.length + (owns ? 3 : 0)), next.length);
  };
  return effect
    .split('; ')
    .map((clause, i) => {
      const at = clause.indexOf(named);
      if (at < 0) return clause;
      // the very first mention right after a verb can only mean the target
      // what is called so already cannot be told from it
      if (named === 'them' || /\bit\b/.test(clause)) return clause;
      const head = clause.slice(0, at);
      const verb = i === 0 && AFTER_VERB.test(head) && !clause.startsWith("'s ", at + named.length);
      return verb ? it(`${head}it${clause.slice(at + named.length)}`, at + 2) : it(clause, at + named.length);
    })
    .join('; ');
}
