// The luck cards of Powers of the Mind.

const hand = handOf('you', other(itself));
const reserve = reserveOf('you');
export const scepterOfTime = card('L6 Artifact - Scepter of Time', {
  effect: chooseOne(
    { prompt: 'What does the Scepter of Time give you?' },
    { label: '3 more Card Plays', effect: morePlays(3) },
    { label: '2 more cards in the Draw Cards Phase', effect: lasts({ k: 'card draws', n: 2 }, 'turn') },
    {
      label: 'Exchanges with the reserve fleet',
      effect: repeatWhile(
        all(some(hand), some(reserve), not(done('gives'))),
        choose(
          'gives',
          { list: hand, optional: true, prompt: 'Which card of your hand goes into the reserve fleet?' },
          choose(
            'takes',
            { list: reserve, prompt: 'Which card of the reserve fleet do you take?' },
            swapWithReserve('gives', 'takes'),
          ),
        ),
      ),
    },
  ),
  after: 'bottom',
  names: { gives: 'it', takes: 'the other' },
});

export const politicalIntrigue = card('L10 Political Intrigue', {
  target: { mark: everybody },
  effect: sequence(
    set('lost', count(handOf('mark', other(itself)))),
    forEach(handOf('mark', other(itself)), 'gone', throwAway('gone')),
    draw(the('lost'), 'mark'),
  ),
  after: 'bottom',
  names: { mark: 'that player', gone: 'each of them', lost: 'were discarded' },
});

import { card } from '../../card.ts';
import { morePlays } from '../../words/expansions/index.ts';
import {
  all,
  choose,
  chooseOne,
  count,
  done,
  draw,
  everybody,
  forEach,
  handOf,
  itself,
  lasts,
  not,
  other,
  repeatWhile,
  reserveOf,
  sequence,
  set,
  some,
  swapWithReserve,
  the,
  throwAway,
} from '../../words/index.ts';
