import "../.generated/fonts/fallback.css";
import "../.generated/fonts/fonts.css";
import "../src/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FrameApp } from "./frame.tsx";
import { FRAME } from "./frame-messages.ts";
import { PreviewApp } from "./preview-app.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const language = new URLSearchParams(location.search).get(FRAME);
createRoot(root).render(
  <StrictMode>
    {language === "ko" || language === "en" ? <FrameApp language={language} /> : <PreviewApp />}
  </StrictMode>,
);
