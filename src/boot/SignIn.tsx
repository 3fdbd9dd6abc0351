import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signIn } from '#src/authProvider/signIn.ts';
import { messageOf } from '#src/dataProvider/http.ts';
import { LOCALES, type Locale } from '#src/i18n/locales.ts';
import { Emblem } from '#src/layout/Emblem.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { textOf, type Words } from './words.ts';

/** The contract's limit for a name or a password. */
const MAX_LENGTH = 200;

interface Props {
  words: Words;
  locale: Locale;
  /** Why the page is shown again, if it is: 'Please sign in.' */
  notice: string;
  onTyping: () => void;
  onLocale: (locale: Locale) => void;
}

type Missing = { email?: boolean; password?: boolean };

/** The sign-in page in plain React (AUTH-01, AUTH-12): the typed email stays after any answer. */
export function SignIn({ words, locale, notice, onTyping, onLocale }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const text = words.auth;

  useEffect(() => {
    // On a touch screen the focus would open the keyboard over the page.
    if (window.matchMedia('(pointer: fine)').matches) emailField.current?.focus();
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const empty = { email: !email.trim(), password: !password };
    setMissing(empty);
    setFailure('');
    if (empty.email || empty.password) {
      (empty.email ? emailField : passwordField).current?.focus();
      return;
    }
    setBusy(true);
    try {
      await signIn(email.trim(), password, remember);
    } catch (error) {
      setFailure(messageOf(error));
      setPassword('');
      setBusy(false);
      passwordField.current?.focus();
    }
  };

  const shown = failure ? textOf(words, failure) : notice;
  return (
    <div className="boot">
      <aside className="boot-brand">
        <Emblem />
        <p className="boot-product">{text.title}</p>
        <p>{text.tagline}</p>
      </aside>
      <main className="boot-main">
        <LanguageChoice label={text.language} locale={locale} onChange={onLocale} />
        <form className="boot-form" onSubmit={submit} onInput={onTyping} noValidate>
          <h1>{text.heading}</h1>
          <div role="alert">{shown && <p className="boot-alert">{shown}</p>}</div>
          <div className="boot-field">
            <label htmlFor="email">{text.email}</label>
            <input
              ref={emailField}
              id="email"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="email"
              maxLength={MAX_LENGTH}
              value={email}
              aria-required
              aria-invalid={missing.email}
              aria-describedby="email-error"
              onChange={(event) => setEmail(event.target.value)}
            />
            <p id="email-error" className="boot-error">
              {missing.email && words.rules.required}
            </p>
          </div>
          <PasswordInput
            ref={passwordField}
            words={words}
            maxLength={MAX_LENGTH}
            value={password}
            missing={missing.password ?? false}
            onChange={setPassword}
          />
          <label className="boot-check">
            <input
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {text.remember}
          </label>
          <button type="submit" className="boot-button" aria-disabled={busy}>
            {busy ? text.working : text.submit}
          </button>
        </form>
      </main>
    </div>
  );
}

interface LanguageChoiceProps {
  label: string;
  locale: Locale;
  onChange: (locale: Locale) => void;
}

/** The three languages, each in its own script. */
const LanguageChoice = ({ label, locale, onChange }: LanguageChoiceProps) => (
  <fieldset className="boot-languages">
    <legend>{label}</legend>
    {LOCALES.map((choice) => (
      <button
        key={choice.locale}
        type="button"
        lang={choice.locale}
        aria-pressed={choice.locale === locale}
        onClick={() => onChange(choice.locale)}
      >
        {choice.name}
      </button>
    ))}
  </fieldset>
);
