import { Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { ADDRESSES, type Address } from "./addresses.ts";
import { Screen } from "./screen.tsx";

/** Every address of the product. */
export function AppRoutes() {
  return (
    <Routes>
      {ADDRESSES.map((address) => (
        <Route key={address.pattern} path={address.pattern} element={<Place address={address} />} />
      ))}
      <Route path="*" element={<Screen name="notFound" />} />
    </Routes>
  );
}

function Place({ address }: { readonly address: Address }) {
  const destination = address.destination(useParams());
  return "redirect" in destination ? (
    <Redirect to={destination.redirect} />
  ) : (
    <Screen name={destination.page} />
  );
}

/** Leads elsewhere and keeps the query. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}
