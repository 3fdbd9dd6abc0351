import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Words } from './words.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  words: Words;
  maxLength: number;
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}

/** A password field that can show its text and warns of Caps Lock. */
export function PasswordInput({ ref, words, maxLength, value, missing, onChange }: Props) {
  const [readable, setReadable] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = readable ? words.auth.hidePassword : words.auth.showPassword;
  return (
    <div className="boot-field">
      <label htmlFor="password">{words.auth.password}</label>
      <div className="boot-password">
        <input
          ref={ref}
          id="password"
          name="password"
          type={readable ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={maxLength}
          value={value}
          aria-required
          aria-invalid={missing}
          aria-describedby="password-error"
          onKeyUp={noteCapsLock}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-label={label} title={label} onClick={() => setReadable(!readable)}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.5 2 12c1-2.5 5-7 10-7Zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
            {readable && <path d="m4 3 17 17-1.5 1.5L2.5 4.5z" />}
          </svg>
        </button>
      </div>
      <p id="password-error" className="boot-error" aria-live="polite">
        {missing ? words.rules.required : capsLock && words.auth.capsLock}
      </p>
    </div>
  );
}
