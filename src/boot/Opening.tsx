import { useEffect } from 'react';
import { restartWhenOnline } from '#src/dataProvider/prefetch.ts';
import type { Words } from './words.ts';

/** Stands while the admin is fetched. */
export const Opening = ({ text }: { text: string }) => (
  <div className="boot-opening" role="status">
    <span className="boot-spinner" aria-hidden="true" />
    <span>{text}</span>
  </div>
);

/** The admin could not be fetched: a new start helps, which begins by itself when the server is back. */
export function NotOpened({ words }: { words: Words['auth'] }) {
  useEffect(() => restartWhenOnline(), []);
  return (
    <main className="boot-opening" role="alert">
      <h1>{words.notOpened}</h1>
      <button type="button" className="boot-button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </main>
  );
}
