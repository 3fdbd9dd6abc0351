import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import type { Language } from '#contract/kernel/languages.ts';
import { isCalled } from '#contract/kernel/named.ts';
import type { ReplyRecord } from '#contract/replies/reply.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import type { AnswerAbout } from '#src/components/slots/parts.ts';
import { optionId } from './ReplyMatches.tsx';
import { type FilledText, filledTexts, selectionIn, shownIn } from './taken.ts';
import { useReplies } from './useReplies.ts';
import { useSlash } from './useSlash.ts';

/** Replies whose title or text contains the typed text: first those of the category, then those for any. */
function matchingReplies(
  replies: readonly ReplyRecord[],
  typed: string,
  categoryId: number | undefined,
): ReplyRecord[] {
  const rank = ({ category_ids: ids }: ReplyRecord) => {
    if (categoryId !== undefined && ids.includes(categoryId)) return 0;
    return ids.length === 0 ? 1 : 2;
  };
  return replies
    .filter(({ title, texts }) => isCalled([title, ...Object.values(texts)], typed))
    .sort((one, other) => rank(one) - rank(other));
}

interface Picking {
  value: string;
  onChange: (message: string) => void;
  about: AnswerAbout;
  /** The initial text in each language. */
  begunWith: readonly FilledText[];
  /** The citizen's language, if it is already known. */
  citizens: Language | null;
}

/** Finds replies from within a text, inserts one, and changes its language while it is unchanged (DESK-14). */
export function usePicker({ value, onChange, about, begunWith, citizens }: Picking) {
  const listId = useId();
  const locale = useLocale() ?? 'en';
  const field = useRef<HTMLTextAreaElement>(null);
  const slash = useSlash(value);
  const [marked, setMarked] = useState(0);
  const [taken, setTaken] = useState(begunWith);
  const hasReplies = hasCapability('replies');
  const isOpen = hasReplies && slash.typed !== null;
  const replies = useReplies(about, isOpen);
  const { language, values } = replies.filling;
  const textsOf = (reply: ReplyRecord) => filledTexts(reply.texts, values, [language, locale]);
  const matches =
    isOpen && replies.data ? matchingReplies(replies.data.data, slash.typed ?? '', replies.categoryId) : [];
  const place = Math.min(marked, matches.length - 1);

  /** Replaces a part of the answer and puts the caret where typing continues. */
  const put = (text: string, from: number, to: number) => {
    onChange(value.slice(0, from) + text + value.slice(to));
    const [start, end] = selectionIn(text, from);
    // After the render, when the field has the text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start, end);
    });
  };
  const take = (reply: ReplyRecord) => {
    const texts = textsOf(reply);
    setTaken(texts);
    put(texts[0]?.text ?? '', slash.from, slash.to);
    slash.close();
  };
  const change = (text: string, at: number, isComposing: boolean) => {
    onChange(text);
    if (!isComposing) follow(text, at);
  };
  const follow = (text: string, at: number) => {
    slash.follow(text, at, value);
    setMarked(0);
  };
  /** Returns whether the picker handled the key. */
  const press = (event: KeyboardEvent): boolean => {
    const { key, nativeEvent, ctrlKey, metaKey } = event;
    // 229 means that the input method takes the key, in browsers that do not report it otherwise.
    if (!isOpen || nativeEvent.isComposing || nativeEvent.keyCode === 229 || ctrlKey || metaKey) return false;
    const chosen = matches[place];
    if (key === 'Escape') slash.close();
    else if (!chosen) return false;
    else if (key === 'ArrowDown') setMarked((place + 1) % matches.length);
    else if (key === 'ArrowUp') setMarked((place + matches.length - 1) % matches.length);
    else if (key === 'Enter') take(chosen);
    else return false;
    event.preventDefault();
    // Otherwise the key would also close or send the dialog.
    event.stopPropagation();
    return true;
  };
  const shown = shownIn(value, taken);
  const speak = (language: Language) => {
    const other = taken.find((each) => each.language === language);
    if (!shown || !other) return;
    const from = value.indexOf(shown.text);
    put(other.text, from, from + shown.text.length);
  };

  return {
    field,
    listId,
    isOpen,
    replies,
    found: matches,
    marked: place,
    setMarked,
    textOf: (reply: ReplyRecord) => textsOf(reply)[0]?.text ?? '',
    take,
    change,
    follow,
    press,
    open: () => {
      field.current?.focus();
      slash.openAt(field.current?.selectionStart ?? value.length);
      setMarked(0);
    },
    markedId: place >= 0 ? optionId(listId, place) : undefined,
    spoken: shown && {
      languages: taken.flatMap((each) => each.language ?? []),
      citizens: language ?? citizens,
      value: shown.language,
      onChange: speak,
    },
  };
}
