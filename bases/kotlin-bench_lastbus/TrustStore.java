import java.io.FileOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;

/** Makes a trust store for Java out of a PEM bundle. keytool takes the first certificate of one only. */
class TrustStore {
    public static void main(String[] arguments) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        try (var bundle = Files.newInputStream(Path.of(arguments[0]))) {
            for (Certificate certificate : CertificateFactory.getInstance("X.509").generateCertificates(bundle)) {
                store.setCertificateEntry("ca-" + store.size(), certificate);
            }
        }
        try (var file = new FileOutputStream(arguments[1])) {
            store.store(file, "changeit".toCharArray());
        }
    }
}
