import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextEditorProps {
  /** Ids of the elements that name and describe the text box. */
  labelId: string;
  descriptionId: string;
  isInvalid: boolean;
  /** What the editor starts with; from then on its content is its own. */
  html: string;
  /** Told the content as HTML, '' when there is none. */
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Told how to put the cursor into the editor. */
  focusRef: (target: { focus: () => void } | null) => void;
}

const extensions = [StarterKit.configure({ link: { openOnClick: false } })];

/**
 * Rich text by tiptap. The content flows one way, out of the editor: setting it back on each change would
 * break input methods that compose a letter from several keys, as those for Telugu and Hindi do.
 */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, descriptionId, isInvalid, html, onChange, onBlur, focusRef } = props;
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': descriptionId,
        'aria-invalid': String(isInvalid),
      },
      // Ctrl+Enter sends the form; the editor would break the line.
      handleKeyDown: (_view, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    onBlur,
  });

  useEffect(() => {
    focusRef({ focus: () => editor.commands.focus('end') });
    return () => focusRef(null);
  }, [editor, focusRef]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: isInvalid ? 'error.main' : 'divider',
        borderRadius: 1,
        '&:focus-within': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
        '& .ProseMirror': {
          minHeight: '9rem',
          maxHeight: '24rem',
          overflowY: 'auto',
          px: 1.5,
          py: 1,
          outline: 'none',
          overflowWrap: 'anywhere',
        },
        '& .ProseMirror p': { my: 0.5 },
      }}
    >
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </Box>
  );
}
