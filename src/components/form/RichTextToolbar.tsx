import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Tool {
  name: string;
  icon: typeof UndoIcon;
  run: (editor: Editor) => boolean;
  /** Absent for a command that is no toggle. */
  isOn?: (editor: Editor) => boolean;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    icon: FormatBoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: FormatItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: FormatUnderlinedIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'bullets',
    icon: FormatListBulletedIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: FormatListNumberedIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  { name: 'undo', icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
];

interface RichTextToolbarProps {
  isInvalid: boolean;
  textId: string;
  focusRef: (target: { focus: () => void } | null) => void;
}

/**
 * The toolbar above a text. It also adds what RichTextInput lacks: the focus after a refused save, and labels for
 * screen readers.
 */
export function RichTextToolbar({ isInvalid, textId, focusRef }: RichTextToolbarProps) {
  const editor = useTiptapEditor();

  useEffect(() => {
    if (!editor) return;
    focusRef({ focus: () => editor.commands.focus('end') });
    return () => focusRef(null);
  }, [editor, focusRef]);

  useEffect(() => {
    if (!editor) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-invalid', String(isInvalid));
    dom.closest('.ra-input')?.querySelector('.MuiFormHelperText-root')?.setAttribute('id', textId);
  }, [editor, isInvalid, textId]);

  return editor && <Tools editor={editor} />;
}

/**
 * The Tab key goes directly into the text; Shift+Tab or Alt+F10 lead from there to the tools, and Escape back. Arrow
 * keys move between buttons, as in every toolbar.
 */
function Tools({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const toolbar = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(0);
  const { on, isWriting } = useEditorState({
    editor,
    selector: ({ editor }) => ({ on: TOOLS.map(({ isOn }) => isOn?.(editor)), isWriting: editor.isFocused }),
  });

  useEffect(() => {
    const { dom } = editor.view;
    const enter = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      toolbar.current?.querySelectorAll('button')[reachable]?.focus();
    };
    dom.addEventListener('keydown', enter);
    return () => dom.removeEventListener('keydown', enter);
  }, [editor, reachable]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
    }
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (reachable + by + TOOLS.length) % TOOLS.length;
    setReachable(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Box
      ref={toolbar}
      role="toolbar"
      aria-keyshortcuts="Alt+F10"
      aria-label={translate('recording.editor.toolbar')}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5 }}
    >
      {TOOLS.map(({ name, icon: Icon, run }, index) => (
        <Tooltip key={name} title={translate(`recording.editor.${name}`)}>
          <IconButton
            size="small"
            tabIndex={isWriting && index === reachable ? 0 : -1}
            color={on[index] ? 'primary' : 'default'}
            aria-pressed={on[index]}
            onFocus={() => setReachable(index)}
            onClick={() => run(editor)}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
