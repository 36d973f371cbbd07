/** The settings for a player's own card pictures: choose a folder, delete the pictures. */
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { GAMES, loadCards } from '../../books/books.ts';
import { commaList, t } from '../../copy/index.ts';
import { dropScans, keepScans, keptScans } from './kept-scans.ts';
import { matchScans } from './match.ts';
import { scansChanged } from './use-scan.ts';

/** How many files without a card the message names. */
const NAMED = 4;

/** Loads card pictures from a folder of this device, and deletes them. */
export function ScanSettings() {
  const folder = useRef<HTMLInputElement>(null);
  const [has, setHas] = useState(0);
  const [told, setTold] = useState('');
  useEffect(() => {
    keptScans().then(
      keys => setHas(keys.length),
      (error: Error) => setTold(error.message),
    );
  }, []);
  const bring = async (files: readonly File[]) => {
    setTold(t('pictures.working'));
    try {
      const faces = (await Promise.all(GAMES.map(loadCards))).flat();
      const paths = new Map(files.map(file => [file.webkitRelativePath || file.name, file]));
      const { found, lost } = matchScans([...paths.keys()], faces);
      await keepScans(new Map([...found].map(([key, path]) => [key, paths.get(path)!])));
      const keys = await keptScans();
      setHas(keys.length);
      scansChanged(keys.length > 0);
      const few = lost.slice(0, NAMED).map(path => path.split('/').at(-1) ?? path);
      setTold(
        [
          t('pictures.found', { count: found.size }),
          ...(lost.length > 0 ? [t('pictures.lost', { count: lost.length, names: commaList(few) })] : []),
        ].join(' '),
      );
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  return (
    <section className="choice" aria-labelledby="scans">
      <h2 id="scans">{t('pictures.title')}</h2>
      <p className="soft">{t('pictures.about')}</p>
      <p className="row">
        <Button className="btn" onPress={() => folder.current?.click()}>
          {t('pictures.choose')}
        </Button>
        {has > 0 && (
          <Button
            className="btn quiet"
            onPress={async () => {
              await dropScans();
              setHas(0);
              setTold('');
              scansChanged(false);
            }}
          >
            {t('pictures.drop')}
          </Button>
        )}
      </p>
      <input
        ref={folder}
        type="file"
        multiple
        // every browser has this attribute, but the standard does not
        {...{ webkitdirectory: '' }}
        className="vh"
        tabIndex={-1}
        aria-label={t('pictures.choose')}
        onChange={event => void bring([...(event.target.files ?? [])])}
      />
      <p role="status">
        {t('pictures.has', { count: has })} {told}
      </p>
    </section>
  );
}
