import { expect, test, vi } from 'vitest';

// What one browser or server writes, another one reads: it has never heard of the cards that an owner added.

const OVERLAY = {
  overlay: 'My cards',
  by: 'Ann',
  game: 'babylon5',
  corrections: [{ card: "G'Kar", abilities: { psi: 2 } }],
};

/** The modules of a process that has loaded nothing yet. */
async function fresh() {
  vi.resetModules();
  const [kernel, table, shelf] = await Promise.all([
    import('@orrery/kernel'),
    import('@orrery/table'),
    import('@orrery/table/shelf'),
  ]);
  return { ...kernel, ...table, ...shelf };
}

test('a record, a saved position and a world for hints carry their overlay to where nobody has it', async () => {
  const here = await fresh();
  const table = await here.loadGame('babylon5');
  await table.load(undefined, OVERLAY);
  const { setup } = here.prepareMatch(table, [here.readyDeck(table, 'narn')], 2, 'casual', { overlay: OVERLAY });
  const session = here.Session.start(table, setup, 7, [{ bot: 'greedy' }, { bot: 'greedy' }]);
  for (let i = 0; i < 30; i++) {
    const [seat] = session.awaited;
    session.take([seat!, ...here.hintFor(table, session.match, seat!)]);
  }
  const [asked] = session.awaited;
  const written = JSON.stringify({
    record: session.match.record(),
    saved: here.save(table.game, session.match.state),
    world: here.worldFor(table, session.match.state, asked!, 1),
  });

  const there = await fresh();
  const read = JSON.parse(written);
  const forRecord = await there.loadGame('babylon5', read.record.setup);
  expect(there.replay(forRecord.game, read.record).divergence).toBeNull();
  // the pages of a host with one user show what the overlay changes
  await there.wear(forRecord, there.overlayNamed(read.record.setup));
  const changed = forRecord.cards.filter(page => page.face().overlaid !== undefined);
  expect(changed.map(page => page.tell())).toEqual([expect.stringContaining('psi: 2 (printed: none)')]);

  for (const position of [read.saved, read.world]) {
    const elsewhere = await fresh();
    const game = await elsewhere.loadGame('babylon5', position);
    expect(elsewhere.save(game.game, elsewhere.restore(game.game, position))).toEqual(position);
  }
});
