import { type Stops, stopsEverywhere, usualStops } from '@orrery/table';
import type { After, Asked, Command } from './command.ts';

/** Sets where a person is asked, and looks whether that answers what is asked now. */
function pass({ keyboard, seat }: Asked, stops: Stops, said: string): After {
  keyboard.session.setStops(seat, stops);
  keyboard.out(said);
  return keyboard.session.reflex(seat) === null ? 'again' : 'back';
}

export const SETTINGS: readonly Command[] = [
  {
    name: 'warn',
    takes: 'on, off',
    help: 'whether the table warns of choices that harm your own, and asks again',
    words: () => ['on', 'off'],
    run({ keyboard }, rest) {
      if (rest === 'on' || rest === 'off') keyboard.warns = rest === 'on';
      keyboard.out(
        keyboard.warns
          ? 'The table warns you; "warn off" ends that.'
          : 'The table does not warn you; "warn on" makes it.',
      );
      return rest === 'on' || rest === 'off' ? 'show' : 'again';
    },
  },
  {
    name: 'hold',
    takes: '',
    help: 'asks you every time, even where you can only pass',
    alone: true,
    run: asked => pass(asked, stopsEverywhere(asked.keyboard.table, 'ask'), 'You are asked every time.'),
  },
  {
    name: 'auto',
    takes: '',
    help: 'passes for you again where hardly anything else could be meant',
    alone: true,
    run: asked => pass(asked, usualStops(asked.keyboard.table), 'You are asked where there is something to choose.'),
  },
];
