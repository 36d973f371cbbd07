// Cards that a scenario of Babylon 5 brings with it: whole cards under `cards`, or an overlay.
import { addOverlay, readOverlay } from '@orrery/babylon5/overlay';
import { LIBRARY } from '@orrery/babylon5/without-cards';
import { type ScenarioOutcome, tellOverlayFault } from '@orrery/kernel';

interface Bringing {
  readonly cards?: unknown;
  readonly overlay?: unknown;
  readonly scenario?: unknown;
}

/**
 * Runs a scenario with the cards that it brings. They are gone afterwards.
 * @param run runs the scenario without its keys `cards` and `overlay`
 * @returns its outcome; a fault for cards that cannot be read
 */
export function withItsCards(
  { cards, overlay, ...scenario }: Bringing,
  run: (scenario: object) => ScenarioOutcome,
): ScenarioOutcome {
  const given = typeof overlay === 'object' && overlay !== null ? (overlay as { readonly cards?: unknown }) : {};
  const own = Array.isArray(cards) ? cards : [];
  const more = Array.isArray(given.cards) ? given.cards : [];
  const data = {
    overlay: 'Cards of the scenario',
    by: 'its author',
    game: 'babylon5',
    ...given,
    cards: [...own, ...more],
  };
  const wrong = cards !== undefined && !Array.isArray(cards);
  const [fault] = wrong
    ? [{ at: ['cards'], message: 'There must be a list here.', suggestions: [] }]
    : readOverlay(data).faults;
  if (fault !== undefined)
    return { scenario: String(scenario.scenario ?? ''), at: fault.at, fault: tellOverlayFault(fault) };
  const before = LIBRARY.shown;
  LIBRARY.shown = addOverlay(data);
  try {
    return run(scenario);
  } finally {
    LIBRARY.shown = before;
  }
}
