import { initializeApp } from "firebase/app";
import { getAuth } from "firebase/auth";
import { getFirestore } from "firebase/firestore";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Landing } from "./landing.tsx";
import { Questions } from "./questions.tsx";

// A typical first Vite + React + Firebase project: everything in one entry, rendered in the browser.

const app = initializeApp({
  projectId: "demo-naive",
  apiKey: "demo-key",
  authDomain: "demo-naive.firebaseapp.com",
});
const auth = getAuth(app);
const database = getFirestore(app);

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no #root");
createRoot(root).render(
  <StrictMode>
    {location.pathname === "/" ? <Landing /> : <Questions auth={auth} database={database} />}
  </StrictMode>,
);
