import { useEffect, useState } from "react";
import { CONTENT, type PreviewContent } from "./preview-content.ts";

/** The content as it is now; undefined until it is there. */
export function usePreviewContent(): PreviewContent | undefined {
  const [content, setContent] = useState<PreviewContent>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch(CONTENT.path);
      const sent: PreviewContent = await response.json();
      setContent(sent);
    };
    const readAgain = () => void read().catch((error: unknown) => console.error(error));
    readAgain();
    import.meta.hot?.on(CONTENT.event, setContent);
    // What was saved while the connection was lost.
    import.meta.hot?.on("vite:ws:connect", readAgain);
    return () => {
      import.meta.hot?.off(CONTENT.event, setContent);
      import.meta.hot?.off("vite:ws:connect", readAgain);
    };
  }, []);
  return content;
}
