import { parseStage } from "@mindle/domain/assessment/wizard";
import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { type OfferPage, offerRedirect } from "./offer-guard.ts";
import { Screen } from "./screen.tsx";

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Screen name="landing" />} />
      <Route path="/schema" element={<Redirect to="/schema/stress" />} />
      <Route path="/schema/result" element={<Screen name="result" />} />
      <Route path="/schema/:stage" element={<AssessmentScreen />} />
      <Route path="/auth/login/:type?" element={<Screen name="login" />} />
      <Route path="/auth/register" element={<Screen name="register" />} />
      <Route path="/voucher/:packageId" element={<OfferScreen here="voucher" />} />
      <Route path="/beta-trial/:packageId" element={<OfferScreen here="beta-trial" />} />
      <Route path="/help" element={<Screen name="help" />} />
      <Route path="*" element={<Screen name="notFound" />} />
    </Routes>
  );
}

/** Leads elsewhere and keeps the query. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}

function AssessmentScreen() {
  const isStage = parseStage(useParams()["stage"]) !== undefined;
  return <Screen name={isStage ? "assessment" : "notFound"} />;
}

function OfferScreen({ here }: { readonly here: OfferPage }) {
  const elsewhere = offerRedirect(here, useParams()["packageId"]);
  if (elsewhere !== undefined) return <Redirect to={elsewhere} />;
  return <Screen name={here === "voucher" ? "voucher" : "betaTrial"} />;
}
