import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { RichTextInput } from 'ra-input-rich-text';
import { useState } from 'react';
import type { Validator } from 'react-admin';
import { RichTextToolbar } from './RichTextToolbar.tsx';

export interface RichTextEditorProps {
  source: string;
  validate?: Validator;
  isRequired?: boolean;
  isInvalid: boolean;
  /** The ids of the element that labels the text box, and of the line below with its error. */
  labelId: string;
  textId: string;
  /** Receives the function that focuses the editor. */
  focusRef: (target: { focus: () => void } | null) => void;
}

/**
 * RichTextInput writes each form value into the editor, also the editor's own. As another change of the document this
 * would clear the redo history and disturb input methods, so a value that changes nothing is dropped.
 */
const WithoutEcho = Extension.create({
  name: 'withoutEcho',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (change, { doc }) =>
        !(change.getMeta('preventUpdate') && change.docChanged && change.doc.eq(doc)),
    }),
  ],
});

const extensions = [StarterKit.configure({ link: { openOnClick: false } }), WithoutEcho];

/** One frame around toolbar and text. */
const frame = (isInvalid: boolean) => ({
  '& .RaLabeled-fullWidth': { m: 0 },
  '& [role=toolbar], & .RaRichTextInput-editorContent': {
    border: 1,
    borderColor: isInvalid ? 'error.main' : 'divider',
  },
  '& [role=toolbar]': { borderRadius: '8px 8px 0 0' },
  '& .RaRichTextInput-editorContent': { borderTop: 0, borderRadius: '0 0 8px 8px' },
  '& .RaRichTextInput-editorContent:focus-within': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -1,
  },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    minHeight: '9rem',
    maxHeight: '24rem',
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    border: 0,
    outline: 'none',
    overflowWrap: 'anywhere',
    '&, &:hover, &:focus': { bgcolor: 'transparent' },
    '& p': { my: 0.5 },
  },
});

/** react-admin's rich text input with our toolbar, with labels for screen readers. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { source, validate, isRequired = false, isInvalid, labelId, textId, focusRef } = props;
  // Other options would create another editor.
  const [editorOptions] = useState(() => ({
    extensions,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': String(isRequired),
        'aria-labelledby': labelId,
        'aria-describedby': textId,
      },
      // Ctrl+Enter sends the form; the editor would insert a line break.
      handleKeyDown: (_view: unknown, event: KeyboardEvent) =>
        event.key === 'Enter' && (event.ctrlKey || event.metaKey),
    },
  }));
  return (
    <RichTextInput
      source={source}
      label={false}
      validate={validate}
      isRequired={isRequired}
      editorOptions={editorOptions}
      toolbar={<RichTextToolbar isInvalid={isInvalid} textId={textId} focusRef={focusRef} />}
      sx={frame(isInvalid)}
    />
  );
}
