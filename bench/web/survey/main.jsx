import "survey-core/survey-core.min.css";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";
import { QUESTIONS } from "./questions.js";
import { stepSurvey } from "./step.js";

// SurveyJS as in its introduction. Not TypeScript, because its packages are installed only for the bench.

const survey = new Model(location.pathname === "/step" ? stepSurvey() : QUESTIONS);

createRoot(document.getElementById("root")).render(<Survey model={survey} />);
