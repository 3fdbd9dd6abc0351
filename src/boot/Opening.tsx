import { useEffect } from 'react';
import { restartWhenOnline } from '#src/dataProvider/prefetch.ts';
import type { Words } from './words.ts';

/** Shown while the admin loads. */
export const Opening = ({ text }: { text: string }) => (
  <div className="boot-opening" role="status">
    <span className="boot-spinner" aria-hidden="true" />
    <span>{text}</span>
  </div>
);

/** Shown when the admin could not be loaded. A restart helps, and happens automatically when the server answers. */
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
